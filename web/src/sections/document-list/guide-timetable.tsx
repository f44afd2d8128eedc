import { sourceOf } from '@/content/drafts/source'
import { toGuideSummaries } from '@/documents/guide/guide'
import type { Listed } from '@/sections/document-list/document-list.query'
import { Link } from '@/ui/link'

/** Chosen guides, one per line, with the reading time set large. */
export function GuideTimetable({ guides }: { guides: readonly Listed<'guide'>[] }) {
  return (
    <ul className="border-t border-on-night-soft">
      {toGuideSummaries(guides).map(({ id, path, title, tag, minutes, summary }) => (
        <li
          key={id}
          className="group relative grid gap-x-10 gap-y-3 border-b border-night-line py-7 hover:bg-night-raised sm:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_5fr_6fr] lg:items-baseline"
        >
          <p className="sm:row-span-2 lg:row-span-1">
            {minutes && (
              <span
                {...sourceOf(title, 'minutes')}
                className="figure block whitespace-nowrap text-on-night"
              >
                {`${minutes} min`}
              </span>
            )}
            {minutes && <span className="mt-1 block text-small">with exercises</span>}
          </p>
          <div>
            {tag && (
              <p
                {...sourceOf(title, 'tag')}
                className="mb-1.5 text-micro font-semibold text-lantern-bright"
              >
                {tag}
              </p>
            )}
            <h3 className="title-m text-on-night">
              <Link
                href={path}
                className="underline decoration-transparent decoration-2 underline-offset-4 group-hover:decoration-lantern after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h3>
          </div>
          <p className="max-w-prose">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
