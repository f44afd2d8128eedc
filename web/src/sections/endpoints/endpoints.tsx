import { EndpointEntry } from '@/sections/endpoints/endpoint-entry'
import type { EndpointsProps } from '@/sections/endpoints/to-endpoints'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The catalogue: a register of endpoints by group, with the groups beside it. */
export function Endpoints({ groups, anchor, ...heading }: EndpointsProps) {
  return (
    <Band anchor={anchor}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:self-start">
          <SectionHeading {...heading} />
          <nav aria-label="Groups of endpoints" className="mt-8">
            <ul className="flex flex-wrap gap-x-6 lg:block lg:border-t lg:border-line">
              {groups.map(({ key, id, title, endpoints }) => (
                <li key={key} className="lg:border-b lg:border-line">
                  <a
                    href={`#${id}`}
                    className="flex items-baseline justify-between gap-2 py-2 font-semibold text-ink underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-lantern max-lg:decoration-lantern"
                  >
                    {title}
                    <span className="text-small font-normal text-ink-mute tabular-nums">
                      {endpoints.length}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="grid min-w-0 gap-y-14">
          {groups.map(({ key, id, title, text, endpoints }) => (
            <div key={key} id={id}>
              <h3 className="title-m text-ink">{title}</h3>
              {text && <p className="mt-1.5 max-w-prose">{text}</p>}
              <ul className="mt-5 border-t border-ink">
                {endpoints.map(({ key: endpointKey, ...endpoint }) => (
                  <EndpointEntry key={endpointKey} {...endpoint} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Band>
  )
}
