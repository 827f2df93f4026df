import { describe, expect, it } from 'vitest';
import { addresses, placeOfTables } from '../address.ts';

describe('the address of a server', () => {
  it('is localhost when it listens everywhere or only here', () => {
    for (const host of ['0.0.0.0', '::', '127.0.0.1', 'localhost']) expect(addresses(host, 4600, false)).toEqual(['Bottega is open: http://localhost:4600']);
  });

  it('is the one it listens on otherwise', () => {
    expect(addresses('192.168.1.7', 80, true)).toEqual(['Bottega is open: http://192.168.1.7:80']);
    expect(addresses('fe80::1', 80, true)).toEqual(['Bottega is open: http://[fe80::1]:80']);
  });

  it('is told for the network too, to a person and only where it listens there', () => {
    for (const line of addresses('0.0.0.0', 4600, true).slice(1)) expect(line).toMatch(/^In your network: http:\/\/\d+\.\d+\.\d+\.\d+:4600$/);
    expect(addresses('127.0.0.1', 4600, true)).toHaveLength(1);
  });
});

describe('where the tables are', () => {
  it('is a folder, or a database without its password', () => {
    expect(placeOfTables('./data/bottega.sqlite')).toEqual(['data/', 'SQLite']);
    expect(placeOfTables('/var/lib/bottega/bottega.sqlite')).toEqual(['/var/lib/bottega/', 'SQLite']);
    expect(placeOfTables('postgres://ada:hush@db.example.org:5433/games')).toEqual(['games at db.example.org:5433', 'Postgres']);
    expect(placeOfTables('postgres://')).toEqual([expect.not.stringContaining('hush'), 'Postgres']);
  });
});
