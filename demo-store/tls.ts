import {isIP} from 'node:net';
import {generate} from 'selfsigned';

const DAY_MS = 86_400_000;

/** Key and certificate in PEM format. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Creates a self-signed certificate for some hosts and this machine, valid for a week. Each start has a new certificate, which
 * clients have to be told to trust.
 */
export async function createTemporaryCertificate(hosts: readonly string[]): Promise<Certificate> {
  const names = [...new Set([...hosts, 'localhost', '127.0.0.1'])];
  const altNames = names.map((name) => (isIP(name) ? {type: 7 as const, ip: name} : {type: 2 as const, value: name}));
  const {private: key, cert} = await generate([{name: 'commonName', value: 'Demo store'}], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 7 * DAY_MS),
    extensions: [{name: 'subjectAltName', altNames}],
  });
  return {key, cert};
}
