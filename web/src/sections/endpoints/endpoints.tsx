import clsx from 'clsx'
import { Fragment } from 'react'
import { sourceOf } from '@/content/drafts/source'
import type { SectionOf, SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

type Group = SectionOf<'endpoints'>['groups'][number]
type Endpoint = Group['endpoints'][number]

/** The endpoints by group, with a list of the groups beside them. */
export function Endpoints(section: SectionProps<'endpoints'>) {
  const { groups, anchor, eyebrow, title, text } = section
  const named = groups.filter((group) => group.title)
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2.5rem)] lg:self-start">
          <SectionHeading eyebrow={eyebrow} title={title} text={text} />
          {named.length > 0 && (
            <nav aria-label="Groups of endpoints" className="mt-8">
              <ul className="flex flex-wrap gap-x-6 lg:block">
                {named.map((group) => (
                  <li key={group._key} className="lg:border-t lg:border-line">
                    <a
                      href={`#${group.id}`}
                      className="flex items-baseline justify-between gap-2 py-2 font-semibold text-ink underline decoration-lantern decoration-2 underline-offset-4 hover:decoration-ink"
                    >
                      {group.title}
                      <span className="text-small font-normal text-ink-mute tabular">
                        {group.endpoints.length}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <div className="grid min-w-0 gap-y-14">
          {groups.map((group) => (
            <div key={group._key} id={group.id}>
              {group.title && <h3 className="title-m text-ink">{group.title}</h3>}
              {group.text && <p className="mt-1.5 max-w-prose">{group.text}</p>}
              <PhoneFold label={`${group.endpoints.length} endpoints`}>
                <ul className="border-ink sm:mt-5 sm:border-t">
                  {group.endpoints.map((endpoint) => (
                    <EndpointEntry key={endpoint._key} {...endpoint} />
                  ))}
                </ul>
              </PhoneFold>
            </div>
          ))}
        </div>
      </div>
    </Band>
  )
}

/** Contrast is at least 5.2; the method is also text. */
const methods: Record<Endpoint['method'], string> = {
  GET: 'bg-safe-wash text-safe',
  POST: 'bg-lantern-wash text-lantern-deep',
  PUT: 'bg-paper-deep text-ink',
  PATCH: 'bg-paper-deep text-ink',
  DELETE: 'bg-risk-wash text-risk',
}

/** One endpoint; its path is the link to itself. */
function EndpointEntry({ id, method, path, summary, fields }: Endpoint) {
  return (
    <li
      id={id}
      className="grid gap-x-5 gap-y-1.5 border-b border-line py-4 target:bg-lantern-wash sm:flex"
    >
      <span
        {...sourceOf(summary, 'method')}
        className={clsx(
          'self-start justify-self-start rounded-sm px-2 py-1 font-mono text-micro leading-none font-semibold w-16 shrink-0 text-center forced-colors:border',
          methods[method],
        )}
      >
        {method}
      </span>{' '}
      <div className="min-w-0">
        <a
          {...sourceOf(summary, 'path')}
          href={`#${id}`}
          className="font-mono text-small font-semibold wrap-anywhere text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern"
        >
          <Path path={path} />
        </a>
        {summary && <p className="mt-1">{summary}</p>}
        {fields.length > 0 && (
          <p className="mt-1.5 text-small text-ink-mute">
            Body:{' '}
            {fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ', '}
                <code
                  {...sourceOf(summary, `fields[${index}]`)}
                  className="font-mono text-ink-soft"
                >
                  {field}
                </code>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** Path parameters are highlighted; a line may break after each slash. */
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
