import { ActionRow } from '@/cards/action-button'
import type { HeroViewProps } from '@/sections/hero/to-hero'
import { HeadTitle } from '@/sections/page-title'
import { Container } from '@/ui/container'
import { Eyebrow } from '@/ui/section-heading'

/** Text above, and below it the figures as large as the title, in one ruled line. */
export function LedgerHero({
  level,
  eyebrow,
  title,
  text,
  actions,
  figures,
  anchor,
}: HeroViewProps) {
  return (
    <section id={anchor} className="border-b border-line bg-paper-sunk">
      <Container className="pt-14 lg:pt-20">
        {eyebrow && <Eyebrow text={eyebrow} />}
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <HeadTitle level={level} title={title} />
          <div className="lg:pb-1.5">
            {text && (
              <p dir="auto" className="text-lead">
                {text}
              </p>
            )}
            <ActionRow actions={actions} className="mt-7" />
          </div>
        </div>
        {figures.length === 0 ? (
          <div className="pb-14 lg:pb-20" />
        ) : (
          <dl className="mt-12 grid border-t border-ink sm:grid-cols-2 lg:mt-20 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
            {figures.map(({ key, value, label, note }) => (
              <div
                key={key}
                className="flex flex-col-reverse justify-end py-6 max-sm:border-b max-sm:border-line max-sm:last:border-b-0 lg:border-l lg:border-line lg:px-6 lg:py-9 lg:first:border-l-0 lg:first:pl-0"
              >
                <dt className="mt-2">
                  <span className="block font-semibold text-ink">{label}</span>
                  {note && <span className="block text-small text-ink-mute">{note}</span>}
                </dt>
                <dd className="figure text-[clamp(2.75rem,1.9rem+2.9vw,4.75rem)] text-ink">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  )
}
