/** Whether Postgres can be found by an address. A password with characters of its own is what usually goes wrong. */

/** What is said never holds the address: a password may be in it. */
export const UNREADABLE =
  "DATABASE_URL can't be read: postgres://user:password@host/database is needed, with special characters of the password percent-encoded " +
  '(/ as %2F, # as %23, ? as %3F, @ as %40, % as %25). Or leave the password out of it, and set PGPASSWORD to it as it is.';

export function isReadable(url: string): boolean {
  // without a host, the socket of this machine is meant
  const given = url.replace('@/', '@localhost/');
  if (!URL.canParse(given)) return false;
  const { username, password, pathname, search, hash } = new URL(given);
  // an @ so late is the one before the host, and what stands before it was cut off in the middle of the password
  if (hash !== '' || pathname.includes('@') || search.includes('@')) return false;
  return [username, password, pathname].every(isDecodable);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
