import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { DATABASES, temporaryDatabase } from '../../support/test-databases'
import { entriesOf, openStore, store } from './test-outbox'

const OPENER = `${import.meta.dirname}/../../../web/src/leads/server/store/open-leads-database.ts`

const OPEN = `
  const { openLeadsDatabase } = await import(process.argv[1])
  const database = await openLeadsDatabase(process.argv[2])
  await database.selectFrom('chat_pace').selectAll().execute()
  await database.destroy()
  console.log('opened')
`

async function openInAnotherProcess(location: string): Promise<string> {
  const args = ['--input-type=module', '-e', OPEN, OPENER, location]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return text(child.stdout)
}

describe.each(DATABASES)('migrations on $kind', ({ newDatabase }) => {
  test('servers that open an empty database together migrate it one after the other', async () => {
    const location = await newDatabase()
    const openings = Array.from({ length: 2 }, () => openInAnotherProcess(location))
    expect(await Promise.all(openings)).toEqual(Array(2).fill('opened\n'))
    await store(await openStore(location), 0)
  })

  test('a database of the first version loses what is no longer used, and keeps its submissions', async () => {
    const location = await newDatabase()
    const database = await openStore(location)
    await store(database, 0)
    await sql`delete from kysely_migration where name > '001-requests'`.execute(database)
    await sql`alter table outbox_entry add column sender integer`.execute(database)
    await sql`alter table outbox_entry add column delivery_round integer`.execute(database)
    await sql`create index outbox_entry_round on outbox_entry (delivery_round)`.execute(database)
    await sql`create index outbox_entry_sender on outbox_entry (sender)`.execute(database)
    await sql`alter table chat_pace rename column free_at to held_until`.execute(database)
    await sql`alter table chat_pace add column sent_at text`.execute(database)
    for (const table of ['path_count', 'form_count']) {
      await sql`create table ${sql.table(table)} (count integer)`.execute(database)
      await sql`insert into ${sql.table(table)} values (1)`.execute(database)
    }
    const openings = [1, 2].map(() => openInAnotherProcess(location))
    expect(await Promise.all(openings)).toEqual(Array(2).fill('opened\n'))
    const names = (await database.introspection.getTables()).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('_count'))).toEqual([])
    expect(await entriesOf(database)).toMatchObject([{ state: 'undelivered' }])
    expect((await entriesOf(database))[0]).not.toHaveProperty('sender')
  })
})

test('a server that starts while another writes to its SQLite file waits', async () => {
  const path = temporaryDatabase()
  // Another process, because a lock within this one would block its own holder.
  const other = spawn(process.execPath, ['--input-type=module', '-e', HOLD_LOCK, path])
  await once(other.stdout, 'data')
  const database = await openStore(path)
  expect((await sql`select id from other`.execute(database)).rows).toEqual([])
  await store(database, 0)
})

const HOLD_LOCK = `
  import { DatabaseSync } from 'node:sqlite'
  const file = new DatabaseSync(process.argv[1])
  file.exec('pragma journal_mode = wal; begin immediate; create table other (id)')
  console.log('held')
  setTimeout(() => file.exec('commit'), 500)
`
