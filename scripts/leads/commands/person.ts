import { join } from 'node:path'
import { type SqlBool, sql } from 'kysely'
import { readDownloads } from '../../../web/src/leads/server/accept/downloads.ts'
import { proveAddress } from '../../../web/src/leads/server/privacy/audit.ts'
import { eraseDeleted } from '../../../web/src/leads/server/privacy/erase-deleted.ts'
import { confirmDeletion } from '../confirm.ts'
import { isFree, withEntries } from '../fates.ts'
import { erasuresOf, findPerson } from '../find-person.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted, printTable, shortened, timeWords } from '../output.ts'
import type { PersonArguments } from '../read-arguments.ts'
import { idsOf, record } from '../record.ts'
import { readSubmissions, type StoredSubmission, toRecord } from '../submissions.ts'
import { fullPath, newFolder, writeFiles, writeNew } from '../write-files.ts'
import { sender } from './list.ts'
import { toDownloadRecord } from './show.ts'

/** Exit code when nothing is stored about the person; found is 0. */
const NOTHING_HELD = 2

type Person = {
  email: string
  submissions: StoredSubmission[]
  /** Ids of other people's submissions that mention the address, unless they are in `submissions`. */
  mentions: string[]
  /** Times (ms since 1970) when submissions of the address were erased. */
  erased: number[]
}

/** `person`: lists what is stored about the person with an email address; exports or erases it on demand. */
export async function person(inbox: Inbox, wanted: PersonArguments): Promise<Outcome> {
  const found = await readPerson(inbox, wanted)
  switch (wanted.task) {
    case 'list':
      return listPerson(inbox, found)
    case 'export':
      return exportPerson(inbox, found, wanted.out)
    case 'erase':
      return erasePerson(inbox, found, wanted)
  }
}

async function readPerson(
  { database }: Inbox,
  { email, includeMentions }: PersonArguments,
): Promise<Person> {
  const held = await findPerson(database, email)
  const ids = includeMentions ? [...held.own, ...held.mentions] : held.own
  return {
    email,
    submissions: ids.length > 0 ? await readSubmissions(database, { ids }) : [],
    mentions: includeMentions ? [] : held.mentions,
    erased: await erasuresOf(database, email),
  }
}

async function listPerson(inbox: Inbox, found: Person): Promise<Outcome> {
  const { submissions } = found
  const document = await toDocument(inbox, found)
  await record(inbox, 'looked up', { ids: idsOf(submissions) })
  const erased = found.erased.map((at) => new Date(at).toISOString())
  return {
    json: { ...document, mentions: found.mentions, erased },
    table: () => {
      if (submissions.length > 0) printTable(HEAD, submissions.map(row))
      const files = submissions.flatMap((submission) => submission.files).length
      const links = document.submissions.flatMap(({ downloads }) => downloads).length
      const with_ = `${counted(files, 'file')}, ${counted(links, 'download link')}`
      console.log(
        submissions.length > 0
          ? `\n${counted(submissions.length, 'submission')} with ${with_}.`
          : `Nothing is stored about ${found.email}.`,
      )
      tellMore(found)
    },
    ...exitOf(found),
  }
}

const HEAD = ['Id', 'Came (UTC)', 'State', 'Form', 'Files', 'From']

function row({ id, acceptedAt, state, form, files, answers }: StoredSubmission) {
  const from = shortened(sender(answers), 48)
  return [id.slice(0, 8), timeWords(acceptedAt), state, form, files.length, from]
}

/** All stored data in a machine-readable format (Article 20 GDPR). */
async function toDocument({ database }: Inbox, { email, submissions }: Person) {
  const records = []
  for (const submission of submissions) {
    const downloads = (await readDownloads(database, submission.id)).map(toDownloadRecord)
    records.push({ ...toRecord(submission), message: submission.message, downloads })
  }
  return { email, submissions: records }
}

async function exportPerson(inbox: Inbox, found: Person, out?: string): Promise<Outcome> {
  const document = `${JSON.stringify(await toDocument(inbox, found), null, 2)}\n`
  const { submissions } = found
  if (submissions.length === 0 && out !== undefined) return listPerson(inbox, found)
  await record(inbox, 'exported', { ids: idsOf(submissions) })
  const files = submissions.flatMap((submission) => submission.files).length
  if (out === undefined) {
    if (files > 0) console.error(`${counted(files, 'file')} not in it; --out DIR writes all.`)
    return { document, ...exitOf(found) }
  }
  const folder = fullPath(out)
  newFolder(folder)
  writeNew(join(folder, 'person.json'), document)
  await writeFiles(inbox, folder, submissions)
  return {
    json: { folder, submissions: submissions.length, files },
    table: () => {
      console.log(
        `${counted(submissions.length, 'submission')} and ${counted(files, 'file')} in ${folder}`,
      )
      tellMore(found)
    },
    ...exitOf(found),
  }
}

async function erasePerson(
  inbox: Inbox,
  found: Person,
  { yes }: PersonArguments,
): Promise<Outcome> {
  const { submissions, email } = found
  if (submissions.length > 0 && !yes) {
    await confirmDeletion(inbox, `${counted(submissions.length, 'submission')} of ${email}`)
  }
  const sent = submissions.filter(({ state }) => state === 'delivered').length
  const { underWay, file } =
    submissions.length > 0 ? await erase(inbox, idsOf(submissions), email) : NONE
  return {
    json: { erased: submissions.length, inChat: sent, underWay, mentions: found.mentions, file },
    table: () => {
      console.log(
        submissions.length > 0
          ? `${counted(submissions.length, 'submission')} erased, with files, links and deliveries.`
          : `Nothing is stored about ${email}.`,
      )
      if (sent + underWay > 0) {
        console.log(
          `${sent} had been delivered${underWay > 0 ? ` and ${underWay} was being delivered` : ''}: erase the messages where they arrived, too.`,
        )
      }
      if (file === false) {
        console.log('Their text may still be in the file, which is in use: run it again.')
      }
      tellMore(found)
    },
    ...exitOf(found),
  }
}

type Erasure = {
  /** Number of submissions that were being delivered at that moment. */
  underWay: number
  /** Whether the SQLite file was vacuumed; null on PostgreSQL. */
  file: boolean | null
}

const NONE: Erasure = { underWay: 0, file: null }

/** Deletes submissions and their rows; a delivery in progress sends nothing more of them. */
async function erase(inbox: Inbox, ids: string[], email: string): Promise<Erasure> {
  const underWay = await inbox.database.transaction().execute(async (database) => {
    // Written first, because a write locks out other writers.
    await record({ ...inbox, database }, 'erased', { ids, address: proveAddress(email) })
    const leased = await withEntries(database)
      .select('submission.id')
      .where('submission.id', 'in', ids)
      .where(sql<SqlBool>`not (${isFree(inbox.now)})`)
      .execute()
    await database.deleteFrom('submission').where('id', 'in', ids).execute()
    return leased.length
  })
  return { underWay, file: (await eraseDeleted(inbox.database)) ?? null }
}

/** Prints further hints for a person at a terminal. */
function tellMore({ mentions, erased }: Person): void {
  if (mentions.length > 0) {
    const ids = mentions.map((id) => id.slice(0, 8)).join(', ')
    console.log(
      `Others mention the address in ${counted(mentions.length, 'submission')}: ${ids}. See show; --include-mentions counts them in.`,
    )
  }
  if (erased.length > 0) {
    console.log(`Erased before: ${erased.map((at) => `${timeWords(at)} UTC`).join(', ')}.`)
  }
}

const exitOf = ({ submissions }: Person) =>
  submissions.length > 0 ? {} : { exitCode: NOTHING_HELD }
