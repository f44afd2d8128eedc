import { PARAMETERS } from '../../../web/src/leads/forms/campaign-name.ts'
import type { Field } from '../../../web/src/leads/forms/fields.ts'
import { answerWords } from '../../../web/src/leads/server/accept/format-message.ts'
import { csvFile } from '../../../web/src/lib/csv.ts'
import type { Filters } from '../filters.ts'
import { formNamed, type NamedForm } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { counted } from '../output.ts'
import { factsOf, idsOf, record } from '../record.ts'
import { readSubmissions, type StoredSubmission, toRecord } from '../submissions.ts'
import { exportName, fullPath, newFolder, writeFiles, writeNew } from '../write-files.ts'
import { sender } from './list.ts'

type Export = {
  filters: Filters
  format: 'csv' | 'json'
  out: string | undefined
  /** A new folder for the submissions' files. */
  files: string | undefined
}

/**
 * `export`: writes the submissions as one document to the terminal, a pipe or a new file; their files into a new folder.
 */
export async function exportSubmissions(inbox: Inbox, wanted: Export): Promise<Outcome> {
  const { filters, format, out } = wanted
  const form =
    filters.form === undefined ? undefined : await formNamed(inbox.database, filters.form)
  const exact = form ? { ...filters, form: form.formType } : filters
  const submissions = await readSubmissions(inbox.database, exact)
  await record(inbox, 'exported', { ids: idsOf(submissions), facts: factsOf(exact) })
  const document =
    format === 'csv'
      ? toCsv(submissions, columnsOf(form, submissions))
      : `${JSON.stringify(submissions.map(toRecord), null, 2)}\n`
  const file = out === undefined ? undefined : fullPath(out)
  if (file) writeNew(file, document)
  const folder = wanted.files === undefined ? undefined : fullPath(wanted.files)
  if (folder) {
    newFolder(folder)
    await writeFiles(inbox, folder, submissions)
  }
  if (!file) return { document }
  const files = submissions.flatMap((submission) => submission.files).length
  return {
    json: {
      file,
      submissions: submissions.length,
      ...(files > 0 && { files, folder: folder ?? null }),
    },
    table: () => {
      console.log(`${counted(submissions.length, 'submission')} in ${file}`)
      if (files === 0) return
      const where = folder ? `in ${folder}` : 'not written; --files DIR does'
      console.log(`${counted(files, 'file')} ${where}`)
    },
  }
}

const COMMON: Column<StoredSubmission>[] = [
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
  ...PARAMETERS.map((name) => ({
    header: `utm_${name}`,
    cell: ({ context }: StoredSubmission) => context?.visit?.[name] ?? '',
  })),
  { header: 'Referring host', cell: ({ context }) => context?.visit?.referrer ?? '' },
  { header: 'Landing page', cell: ({ context }) => context?.visit?.landing ?? '' },
  {
    header: 'First visit',
    cell: ({ context }) => (context?.firstVisit ? JSON.stringify(context.firstVisit) : ''),
  },
]

const FILES: Column<StoredSubmission> = {
  header: 'Files',
  cell: ({ id, files }) => files.map(({ name }) => exportName(id, name)).join('; '),
}

const CONSENT: Column<StoredSubmission> = {
  header: 'Consent',
  cell: ({ consent }) => (consent === null ? '' : JSON.stringify(consent)),
}

/**
 * For one form a column per field, with the labels that visitors saw; for several forms the sender, and all answers as
 * JSON.
 */
function columnsOf(form: NamedForm | undefined, submissions: StoredSubmission[]) {
  const last = submissions.some(({ files }) => files.length > 0) ? [FILES, CONSENT] : [CONSENT]
  if (!form?.definition) {
    return [
      ...COMMON,
      { header: 'From', cell: ({ answers }: StoredSubmission) => sender(answers) },
      { header: 'Answers', cell: ({ answers }: StoredSubmission) => JSON.stringify(answers) },
      ...last,
    ]
  }
  const { fields } = form.definition
  const asked = Object.entries(fields).map(([name, field]) => fieldColumn(name, field))
  // Fields that the form no longer has.
  const stored = new Set(submissions.flatMap(({ answers }) => Object.keys(answers)))
  const former = [...stored].filter((name) => !Object.hasOwn(fields, name))
  return [...COMMON, ...asked, ...former.map(formerColumn), ...last]
}

function fieldColumn(name: string, field: Field): Column<StoredSubmission> {
  return {
    header: field.label,
    cell: ({ answers }) => (answers[name] === false ? 'No' : answerWords(field, answers[name])),
  }
}

function formerColumn(name: string): Column<StoredSubmission> {
  return { header: name, cell: ({ answers }) => [answers[name] ?? ''].flat().join(', ') }
}

/** A time in a format that spreadsheets parse. */
const spreadsheetTime = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ')

type Column<Row> = { header: string; cell: (row: Row) => string | number }

const toCsv = <Row>(rows: Row[], columns: Column<Row>[]): string =>
  csvFile([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ])
