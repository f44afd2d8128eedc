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
  await database.selectFrom('chat_turn').selectAll().execute()
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

  test('a database of the first version keeps its submissions, and servers of that version go on', async () => {
    const location = await newDatabase()
    const database = await openStore(location)
    await store(database, 0)
    await sql`delete from kysely_migration where name > '001-requests'`.execute(database)
    await sql`create index outbox_entry_round on outbox_entry (delivery_round)`.execute(database)
    await sql`create index outbox_entry_sender on outbox_entry (sender)`.execute(database)
    await sql`drop table chat_turn`.execute(database)
    for (const table of ['path_count', 'form_count']) {
      await sql`create table ${sql.table(table)} (count integer)`.execute(database)
      await sql`insert into ${sql.table(table)} values (1)`.execute(database)
    }
    const openings = [1, 2].map(() => openInAnotherProcess(location))
    expect(await Promise.all(openings)).toEqual(Array(2).fill('opened\n'))
    const names = (await database.introspection.getTables()).map(({ name }) => name)
    expect(names.filter((name) => name.endsWith('_count'))).toEqual([])
    expect(await entriesOf(database)).toMatchObject([{ state: 'undelivered' }])
    // As a server of the version before stores.
    await sql`update outbox_entry set sender = 7, delivery_round = 1`.execute(database)
    await sql`insert into chat_pace values ('a chat', '[]', 0)`.execute(database)
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
