import {runCommand} from './command';
import {commands} from './commands';

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (!load) throw new Error(`There is no command "${name}", but: ${Object.keys(commands).join(', ')}`);
process.exitCode = await runCommand(await load(), args, process);
