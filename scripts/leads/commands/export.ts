import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import type { Field } from '../../../web/src/leads/forms/fields.ts'
import { answerWords } from '../../../web/src/leads/server/bot.ts'
import { StartError } from '../../run/start-error.ts'
import { formNamed, type NamedForm } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted } from '../output.ts'
import { type Filters, readRequests, type StoredRequest, toRecord } from '../requests.ts'
import { sender } from './list.ts'

type Export = { filters: Filters; format: 'csv' | 'json'; out: string | undefined }

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** `export`: the requests as one document, to the terminal, a pipe or a new file. */
export async function exportRequests(inbox: Inbox, wanted: Export): Promise<Outcome> {
  const { filters, format, out } = wanted
  const form =
    filters.form === undefined ? undefined : await formNamed(inbox.database, filters.form)
  const exact = form ? { ...filters, form: form.formType } : filters
  const requests = await readRequests(inbox.database, exact)
  const document =
    format === 'csv'
      ? toCsv(requests, columnsOf(form, requests))
      : `${JSON.stringify(requests.map(toRecord), null, 2)}\n`
  if (out === undefined) return { document }
  // npm runs scripts in the repository's root; INIT_CWD is the folder it was called in.
  const file = resolve(process.env.INIT_CWD ?? '', out)
  writeNew(file, format === 'csv' ? BYTE_ORDER_MARK + document : document)
  return {
    json: { file, requests: requests.length },
    table: () => console.log(`${counted(requests.length, 'request')} in ${file}`),
  }
}

function writeNew(file: string, text: string): void {
  try {
    // It holds personal data.
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'EEXIST') throw new StartError(`${file} exists; remove it or name another.`)
    throw new StartError(`${file} cannot be written (${code}).`)
  }
}

const COMMON: Column<StoredRequest>[] = [
  { header: 'Id', cell: ({ id }) => id },
  { header: 'Came (UTC)', cell: ({ acceptedAt }) => spreadsheetTime(acceptedAt) },
  { header: 'Form', cell: ({ form }) => form },
  { header: 'State', cell: ({ state }) => state },
  { header: 'Settled (UTC)', cell: ({ settledAt }) => spreadsheetTime(settledAt) },
  { header: 'Tries', cell: ({ startedAttempts }) => startedAttempts },
  { header: 'Last error', cell: ({ lastError }) => lastError ?? '' },
  {
    header: 'Page',
    cell: ({ context }) => (context ? (context.page?.path ?? 'unknown page') : ''),
  },
  { header: 'Page title', cell: ({ context }) => context?.page?.title ?? '' },
  { header: 'Button', cell: ({ context }) => context?.button ?? '' },
  {
    header: 'Preset',
    cell: ({ context }) => (context?.parameters ? JSON.stringify(context.parameters) : ''),
  },
]

const CONSENT: Column<StoredRequest> = {
  header: 'Consent',
  cell: ({ consent }) => (consent === null ? '' : JSON.stringify(consent)),
}

/** For one form a column per field, with the words its visitors saw; for several the sender and all answers as JSON. */
function columnsOf(form: NamedForm | undefined, requests: StoredRequest[]) {
  if (!form?.definition) {
    return [
      ...COMMON,
      { header: 'From', cell: ({ answers }: StoredRequest) => sender(answers) },
      { header: 'Answers', cell: ({ answers }: StoredRequest) => JSON.stringify(answers) },
      CONSENT,
    ]
  }
  const { fields } = form.definition
  const asked = Object.entries(fields).map(([name, field]) => fieldColumn(name, field))
  // Fields that the form no longer has.
  const stored = new Set(requests.flatMap(({ answers }) => Object.keys(answers)))
  const former = [...stored].filter((name) => !Object.hasOwn(fields, name))
  return [...COMMON, ...asked, ...former.map(formerColumn), CONSENT]
}

function fieldColumn(name: string, field: Field): Column<StoredRequest> {
  return {
    header: field.label,
    cell: ({ answers }) => (answers[name] === false ? 'No' : answerWords(field, answers[name])),
  }
}

function formerColumn(name: string): Column<StoredRequest> {
  return { header: name, cell: ({ answers }) => [answers[name] ?? ''].flat().join(', ') }
}

/** A time as spreadsheets parse it. */
const spreadsheetTime = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ')

type Column<Row> = { header: string; cell: (row: Row) => string | number }

// A spreadsheet evaluates a cell that begins like this as a formula.
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
// A spreadsheet that splits at semicolons, tabs or lines can see a formula in the middle of a cell.
const INNER_FORMULA = /([;\t\r\n])(?=[ ]*(?:[=@]|[+-]\S))/g

/** RFC 4180: every cell quoted, CRLF between records; no cell is a formula to a spreadsheet. */
function toCsv<Row>(rows: Row[], columns: Column<Row>[]): string {
  const head = columns.map(({ header }) => safeCell(header))
  const body = rows.map((row) =>
    columns.map(({ cell }) => {
      const content = cell(row)
      return typeof content === 'number' ? content : safeCell(content)
    }),
  )
  return stringify([head, ...body], { quoted: true, record_delimiter: '\r\n' })
}

function safeCell(text: string): string {
  const begun = FORMULA.test(text) ? `'${text}` : text
  return begun.replace(INNER_FORMULA, "$1'")
}
