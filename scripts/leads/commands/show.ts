import type { FieldValue } from '../../../web/src/leads/forms/fields.ts'
import type { FormDefinition } from '../../../web/src/leads/forms/form-definition.ts'
import { submissionNumber } from '../../../web/src/leads/forms/form-definition.ts'
import { readDownloads } from '../../../web/src/leads/server/accept/downloads.ts'
import { answerWords, contextLines } from '../../../web/src/leads/server/accept/format-message.ts'
import type { Fate } from '../fates.ts'
import { definitionOf } from '../form-named.ts'
import type { Inbox, Outcome } from '../open-store.ts'
import { bold, timeWords, visibleText } from '../output.ts'
import { record } from '../record.ts'
import { findSubmission, type StoredSubmission, toRecord } from '../submissions.ts'

type Line = [label: string, words: string]

/** `show`: one submission with every answer, in the labels that its visitor saw. */
export async function show(inbox: Inbox, given: string): Promise<Outcome> {
  const { database, now } = inbox
  const submission = await findSubmission(database, given)
  await record(inbox, 'showed', { ids: [submission.id] })
  const definition = await definitionOf(submission.form)
  const downloads = (await readDownloads(database, submission.id)).map(toDownloadRecord)
  return {
    json: { ...toRecord(submission), message: submission.message, downloads },
    table: () => {
      printLines([
        ['Number', submissionNumber(submission.id)],
        ['Id', submission.id],
        ['Form', submission.form],
        ...fate(submission, now),
      ])
      console.log()
      printLines([
        ...answerLines(submission, definition),
        ...fileLines(submission),
        ...contextLines(definition ?? { fields: {} }, submission.context ?? undefined),
        ...consentLines(submission),
        ...downloadLines(downloads, now),
      ])
    },
  }
}

function fate(submission: StoredSubmission, now: number): Line[] {
  const { bot, webhook } = submission.channels
  const came: Line = ['Came', `${timeWords(submission.acceptedAt)} UTC`]
  if (!webhook) return [came, ...fateLines(bot, now)]
  // Each channel under its own name.
  const named = (name: string, each: Fate): Line[] =>
    fateLines(each, now).map(([label, words]) => [
      label === 'State' ? name : `${name}, ${label.toLowerCase()}`,
      words,
    ])
  return [came, ...named('Bot', bot), ...named('Webhook', webhook)]
}

function fateLines(fate: Fate, now: number): Line[] {
  const { state, startedAttempts, finishedAttempts, settledAt, lastError } = fate
  if (state === 'skipped') return [['State', 'none was configured when it came']]
  const lost = startedAttempts - finishedAttempts
  const settled = settledAt === null ? '' : ` on ${timeWords(settledAt)} UTC`
  const waits = state === 'undelivered' ? `, due ${dueWords(fate, now)}` : ''
  const all: Line[] = [
    ['State', `${state}${settled}${waits}`],
    ['Tries', `${startedAttempts}${lost > 0 ? `, of which ${lost} never ended` : ''}`],
    [state === 'blocked' ? 'Why' : 'Last error', lastError ?? ''],
  ]
  return all.filter(([, words]) => words !== '')
}

function dueWords({ dueAt, leasedUntil }: Fate, now: number): string {
  const due = Math.max(dueAt, leasedUntil)
  return due <= now ? 'now' : `at ${timeWords(due)} UTC`
}

/** Answers with their labels in the form's order; answers to removed fields last. */
function answerLines(
  { answers }: StoredSubmission,
  definition: FormDefinition | undefined,
): Line[] {
  const fields = definition?.fields ?? {}
  const asked = Object.entries(fields).map(([name, field]): Line => {
    return [field.label, answerWords(field, answers[name])]
  })
  const others = Object.entries(answers)
    .filter(([name]) => !Object.hasOwn(fields, name))
    .map(([name, value]): Line => [name, plainWords(value)])
  return [...asked, ...others].filter(([, words]) => words !== '')
}

/** The attached files; `export --files` writes them. */
function fileLines({ files }: StoredSubmission): Line[] {
  return files.flatMap(({ name, type, size, sha256 }): Line[] => [
    ['File', `${name}, ${type}, ${size.toLocaleString('en-US')} bytes`],
    ['SHA-256', sha256],
  ])
}

/** The consent texts that the visitor accepted, verbatim. */
function consentLines({ consent }: StoredSubmission): Line[] {
  const { statements = [], cookies } = consent ?? {}
  const agreed = statements.map(({ statement }): Line => ['Agreed to', `“${statement}”`])
  return cookies
    ? [...agreed, ['Cookies', [cookies.choice, ...cookies.categories].join(', ')]]
    : agreed
}

type DownloadRecord = ReturnType<typeof toDownloadRecord>

/** A sent download link; `path` needs the site's URL in front. */
export function toDownloadRecord({
  title,
  path,
  downloads,
  expires_at,
}: Awaited<ReturnType<typeof readDownloads>>[number]) {
  return { title, path, downloads, expiresAt: new Date(expires_at).toISOString() }
}

function downloadLines(given: DownloadRecord[], now: number): Line[] {
  return given.map(({ title, path, downloads, expiresAt }) => {
    const ends = Date.parse(expiresAt)
    const until = `${ends > now ? 'works until' : 'ended on'} ${timeWords(ends)} UTC`
    return ['Download', `${title}, downloaded ${downloads} times, ${until}\n${path}`]
  })
}

const plainWords = (value: FieldValue) => [value].flat().join(', ')

function printLines(lines: Line[]): void {
  const width = Math.max(0, ...lines.map(([label]) => label.length))
  for (const [label, words] of lines) {
    const indented = visibleText(words).replaceAll('\n', `\n${' '.repeat(width + 2)}`)
    console.log(`${bold(visibleText(label).padEnd(width))}  ${indented}`)
  }
}
