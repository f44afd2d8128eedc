import Link from 'next/link'
import type { GuideSummary } from '@/content/guide/guide-summary'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { ArrowRight } from '@/ui/arrow-right'
import { Band } from '@/ui/band'
import { buttonClass } from '@/ui/button'

type GuideFootProps = {
  topic: string
  next?: Pick<GuideSummary, 'title' | 'path' | 'summary'> | undefined
}

/** What to read next, and whom to ask when that is not enough. */
export function GuideFoot({ topic, next }: GuideFootProps) {
  return (
    <Band tone="sunk">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {next && (
          <section aria-labelledby="next-guide">
            <h2 id="next-guide" className="text-small font-semibold text-ink-mute">
              Next in {topic}
            </h2>
            <Link
              href={next.path}
              className="group/button title-m mt-3 inline-flex items-baseline gap-3 wrap-anywhere text-ink underline decoration-lantern decoration-2 underline-offset-[0.25em] hover:decoration-ink"
            >
              {next.title}
              <ArrowRight />
            </Link>
            <p className="mt-3 max-w-prose">{next.summary}</p>
          </section>
        )}
        <section aria-labelledby="no-help">
          <h2 id="no-help" className="title-m text-ink">
            Did not help?
          </h2>
          <p className="mt-2 mb-5 max-w-prose">
            Tell us where you are stuck. An engineer answers, not a script.
          </p>
          <DialogTrigger dialog="technical-support" className={buttonClass('secondary')}>
            Contact support
          </DialogTrigger>
        </section>
      </div>
    </Band>
  )
}
