import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DATABASES_OF_COMMANDS, temporaryDatabase } from '../../support/test-databases'
import { inbox } from './run-inbox'
import { openStoredLeads } from './stored-leads'

/** Expects one line on stderr and nothing on stdout. */
async function refusal(location: string, args = ['list'], env = {}): Promise<string> {
  const { status, out, err } = await inbox(location, args, env)
  expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 1, out: '', lines: 2 })
  expect(err).not.toMatch(/^\s*at |Warning|Error:/)
  return err
}

test('a missing database is not created', async () => {
  const path = temporaryDatabase()
  expect(await refusal(path)).toMatch(/^No submissions are stored yet: .*npm start/)
  expect(existsSync(path)).toBe(false)
  writeFileSync(path, 'this is a letter, not a database '.repeat(100))
  expect(await refusal(path)).toContain('file is not a database')
})

describe.each(DATABASES_OF_COMMANDS)('a database on $kind', ({ newDatabase }) => {
  const rename = (name: string) =>
    `update kysely_migration set name = '${name}' where name = '001-requests'`
  const cases: [string, string[], RegExp][] = [
    [
      'of a newer version',
      ["insert into kysely_migration (name, timestamp) values ('999-later', '2099-01-01')"],
      /a newer version of this site; run this command from there/,
    ],
    [
      'of another program',
      ['drop table outbox_entry', 'drop table submission cascade', rename('2026-first')],
      /belongs to another program\. Set LEADS_DATABASE_URL/,
    ],
  ]

  test.each(cases)(
    '%s is refused with what to do, and not changed',
    async (_, statements, said) => {
      const { location, leads } = await openStoredLeads(newDatabase)
      const isPostgres = leads.database.pool !== undefined
      for (const statement of statements) {
        const words = isPostgres ? statement : statement.replace(' cascade', '')
        await sql.raw(words).execute(leads.database)
      }
      const tables = () =>
        leads.database.introspection.getTables({ withInternalKyselyTables: true })
      const before = await tables()
      expect(await refusal(location)).toMatch(said)
      expect(await tables()).toEqual(before)
    },
  )
})

test('an unreachable PostgreSQL is named without its password', async () => {
  const silent = createServer((socket) => socket.destroy())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  for (const at of [`127.0.0.1:${port}`, '127.0.0.1:1']) {
    const line = await refusal(`postgres://ada:the-password@${at}/leads`)
    expect(line).toContain(`PostgreSQL at ${at}, database leads cannot be used: `)
    expect(line).not.toContain('the-password')
  }
  expect(await refusal('mysql://ada:the-password@h/leads')).toBe(
    'LEADS_DATABASE_URL must be the path of a file, or an address such as postgres://user:password@db.example/leads.\n',
  )
})
