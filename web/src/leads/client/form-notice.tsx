import { Check } from 'lucide-react'
import type { Notice } from '../definitions/form-definition'

/** What a visitor should know before sending: response times, promises, benefits. */
export function FormNotice({ notice }: { notice: Notice }) {
  return (
    <section className="mb-8 rounded-md border-lantern border-l-[3px] bg-paper-sunk px-4 py-3.5 text-small sm:px-5">
      {notice.kind === 'table' ? (
        <NoticeTable {...notice} />
      ) : (
        <>
          <h3 className="font-semibold text-ink">{notice.title}</h3>
          {notice.kind === 'text' ? <p>{notice.text}</p> : <NoticeList points={notice.points} />}
        </>
      )}
    </section>
  )
}

function NoticeTable({ title, columns, rows }: Extract<Notice, { kind: 'table' }>) {
  return (
    <table className="w-full text-left tabular-nums">
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
