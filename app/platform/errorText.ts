/**
 * Gives errors their standard text again. remix-oxygen makes it their stack, and Remix sends the text of its own errors,
 * such as 404 and 405, to the browser.
 */
export function restoreErrorText(): void {
  Error.prototype.toString = function () {
    return this.message ? `${this.name}: ${this.message}` : this.name;
  };
}
