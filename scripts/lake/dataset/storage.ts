import type { DatabaseSync } from 'node:sqlite'
import type { Effects, LakeDocument } from './types.ts'
import type { StagedDocument } from './write/transaction.ts'

/** Increase it with every change of the tables. Files of another format are refused. */
const SCHEMA_VERSION = 2

const TABLES = `
  create table documents (id text primary key, json text not null);
  create table transactions (
    seq integer primary key, id text not null unique, timestamp text not null,
    author text not null, json text not null
  );
  create table revisions (
    document text not null, seq integer not null references transactions (seq),
    json text, primary key (document, seq)
  );
`

export interface StoredTransaction {
  id: string
  timestamp: string
  identity: string
  changes: readonly (StagedDocument & { effects: Effects })[]
}

/** Creates the tables of a new file, and locks it for this process. */
export function prepareStorage(database: DatabaseSync, file: string): void {
  // The documents are held in memory, so no other process may write.
  database.exec('pragma locking_mode = exclusive')
  database.exec('pragma journal_mode = wal')
  // NORMAL: a killed process loses nothing, a power cut may lose the last transactions.
  database.exec('pragma synchronous = normal')
  const version = Number(database.prepare('pragma user_version').get()?.user_version)
  if (version === SCHEMA_VERSION) {
    // Takes the lock now, so that a second process fails at start, not at its first write.
    database.exec('begin immediate; commit')
    return
  }
  const tables = Number(database.prepare('select count(*) as n from sqlite_schema').get()?.n)
  if (version !== 0 || tables !== 0)
    throw new Error(
      `${file} is not a content lake of this version (format ${version}, this one reads ${SCHEMA_VERSION}). ` +
        'Use the version that wrote it, or set LAKE_DIR to another folder to start with an empty lake.',
    )
  database.exec(`begin immediate; ${TABLES} pragma user_version = ${SCHEMA_VERSION}; commit`)
}

/** Every stored document, in order of id. */
export function* readDocuments(database: DatabaseSync): Generator<LakeDocument> {
  for (const row of database.prepare('select json from documents order by id').iterate()) {
    yield JSON.parse(String(row.json)) as LakeDocument
  }
}

/** Prepares a function that stores one transaction atomically. */
export function transactionWriter(
  database: DatabaseSync,
): (transaction: StoredTransaction) => void {
  const insertTransaction = database.prepare(
    'insert into transactions (id, timestamp, author, json) values (?, ?, ?, ?)',
  )
  const insertRevision = database.prepare('insert into revisions values (?, ?, ?)')
  const upsert = database.prepare(
    'insert into documents values (?, ?) on conflict (id) do update set json = excluded.json',
  )
  const remove = database.prepare('delete from documents where id = ?')

  return ({ id, timestamp, identity, changes }) => {
    const record = JSON.stringify({
      documentIDs: changes.map((change) => change.id),
      mutations: changes.flatMap((change) => change.mutations),
      effects: Object.fromEntries(changes.map((change) => [change.id, change.effects])),
    })
    database.exec('begin immediate')
    try {
      const seq = insertTransaction.run(id, timestamp, identity, record).lastInsertRowid
      for (const change of changes) {
        const json = change.next ? JSON.stringify(change.next) : null
        insertRevision.run(change.id, seq, json)
        if (json === null) remove.run(change.id)
        else upsert.run(change.id, json)
      }
      database.exec('commit')
    } catch (error) {
      // On a full disk, SQLite has already rolled back.
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
}
