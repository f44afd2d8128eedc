import clsx from 'clsx'
import { Fragment } from 'react'
import type { Endpoint, Method } from '@/sections/endpoints/to-endpoints'

/** Contrast is 5.2 or more; the word says it, too. */
const methods: Record<Method, string> = {
  GET: 'bg-safe-wash text-safe',
  POST: 'bg-lantern-wash text-lantern-deep',
  PUT: 'bg-paper-deep text-ink',
  PATCH: 'bg-paper-deep text-ink',
  DELETE: 'bg-risk-wash text-risk',
}

/** One endpoint; its path is the link to itself. */
export function EndpointEntry({ id, method, path, summary, fields }: Omit<Endpoint, 'key'>) {
  return (
    <li
      id={id}
      className="grid gap-x-5 gap-y-1.5 border-b border-line py-4 target:bg-lantern-wash sm:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <span
        className={clsx(
          'self-start justify-self-start rounded-sm px-2 py-1 font-mono text-micro leading-none font-semibold sm:mt-0.5 sm:w-14 sm:text-center forced-colors:border',
          methods[method],
        )}
      >
        {method}
      </span>{' '}
      <div className="min-w-0">
        <a
          href={`#${id}`}
          className="font-mono text-small font-semibold break-words text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern"
        >
          <Path path={path} />
        </a>
        <p className="mt-1">{summary}</p>
        {fields.length > 0 && (
          <p className="mt-1.5 text-small text-ink-mute">
            Body:{' '}
            {fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ', '}
                <code className="font-mono text-ink-soft">{field}</code>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** What a caller fills in stands out; a line may break after each slash. */
function Path({ path }: { path: string }) {
  let at = 0
  return path.split(/(\{[^}]*\}|\/)/).map((part) => {
    const key = at
    at += part.length
    if (part === '/')
      return (
        <Fragment key={key}>
          /<wbr />
        </Fragment>
      )
    if (!part.startsWith('{')) return part
    return (
      <span key={key} className="text-lantern-deep">
        {part}
      </span>
    )
  })
}
