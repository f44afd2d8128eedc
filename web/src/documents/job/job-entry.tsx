import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { ActionButton } from '@/documents/action-button'
import type { JobPosting } from '@/documents/job/job'
import { Link } from '@/ui/link'

/** A position in a list: title, place, salary, application button. */
export function JobEntry({ job }: { job: JobPosting }) {
  const { title, href, location, employmentType, salary, tags, summary, action, context } = job
  return (
    <article className="grid gap-x-10 gap-y-3 py-6 sm:gap-y-5 sm:py-8 lg:grid-cols-[5fr_3fr_auto] lg:py-10">
      <div>
        <h3 className="title-m text-ink">
          {href ? (
            <Link
              href={href}
              className="underline decoration-transparent decoration-2 underline-offset-[0.2em] hover:decoration-lantern"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="mt-2">{summary}</p>
        <ul
          {...sourceOf(title, 'tags')}
          aria-label="Skills"
          className="mt-4 flex flex-wrap gap-2 text-small max-sm:hidden"
        >
          {tags.map((tag) => (
            <li key={tag} className="rounded-full border border-line-strong px-3 py-0.5 text-ink">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4 lg:border-l lg:border-line lg:pl-8">
        {salary && (
          <p
            {...sourceOf(title, 'salary.from')}
            className="figure text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] text-ink"
          >
            {stegaClean(salary.text)}
          </p>
        )}
        <p className="font-semibold text-ink max-sm:text-small lg:mt-2">{location}</p>
        <p {...sourceOf(title, 'employmentType')} className="text-small text-ink-mute">
          {employmentType}
        </p>
      </div>
      {action && (
        <div className="lg:self-center">
          <ActionButton action={action} context={context} className="max-sm:w-full" />
        </div>
      )}
    </article>
  )
}
