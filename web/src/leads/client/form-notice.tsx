import { Check } from 'lucide-react'
import type { Field } from '../forms/fields'
import type { FieldError, Notice } from '../forms/form-definition'

type FormNoticeProps = { notice: Notice; heading?: 'h2' | 'h3' }

/** What a visitor should know before sending: response times, promises, benefits. */
export function FormNotice({ notice, heading: Heading = 'h3' }: FormNoticeProps) {
  return (
    <section className="mb-8 rounded-md border-lantern border-l-4 bg-paper-sunk px-4 py-3.5 text-small sm:px-5">
      {notice.kind === 'table' ? (
        <NoticeTable {...notice} />
      ) : (
        <>
          <Heading className="font-semibold text-ink">{notice.title}</Heading>
          {notice.kind === 'text' ? <p>{notice.text}</p> : <NoticeList points={notice.points} />}
        </>
      )}
    </section>
  )
}

function NoticeTable({ title, columns, rows }: Extract<Notice, { kind: 'table' }>) {
  return (
    <table className="w-full text-left tabular max-[18rem]:wrap-anywhere">
      <caption className="pb-2 text-left font-semibold text-ink">{title}</caption>
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, note }) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="w-1/4 py-1.5 pr-4 font-medium text-ink">
              {name}
            </th>
            <td className="py-1.5">
              {value}
              {note && <span className="text-ink-mute"> ({note})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NoticeList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-2 grid grid-cols-1 gap-x-5 gap-y-1 sm:grid-cols-2">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2">
          <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-lantern-deep" />
          {point}
        </li>
      ))}
    </ul>
  )
}

const MOST_NAMED = 4

type ErrorSummaryProps = {
  fields: Readonly<Record<string, Field>>
  errors: readonly FieldError[]
  /** What is wrong with the whole submission. */
  message: string | undefined
}

/** Names the wrong fields above the buttons; with large text on a phone, it stays in sight while the form scrolls. */
export function ErrorSummary({ fields, errors, message }: ErrorSummaryProps) {
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    errors.some((error) => error.name === name) ? [label] : [],
  )
  // A single error has the focus, and its field says it.
  const summary = labels.length > 1 ? `Please check: ${listed(labels)}` : message
  return (
    <div role="alert" className="bottom-0 max-[18rem]:short:sticky">
      {summary && (
        <p className="border-risk border-t bg-risk-wash px-5 py-3 text-risk text-small sm:px-8">
          {summary}
        </p>
      )}
    </div>
  )
}

/** The first few by name: a long list would hide the fields. */
function listed(labels: readonly string[]): string {
  if (labels.length <= MOST_NAMED) return labels.join(', ')
  return `${labels.slice(0, MOST_NAMED).join(', ')} and ${labels.length - MOST_NAMED} more`
}
