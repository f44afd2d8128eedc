import { ActionRow } from '@/cards/action-button'
import { HeroFigures } from '@/sections/hero/hero-figures'
import type { HeroViewProps } from '@/sections/hero/to-hero'
import { HeadTitle } from '@/sections/page-title'
import { Container } from '@/ui/container'
import { Eyebrow } from '@/ui/section-heading'

/** No picture: the title has the page's width, what follows stands under its second half. */
export function PlainHero({
  level,
  eyebrow,
  title,
  text,
  actions,
  figures,
  anchor,
}: HeroViewProps) {
  return (
    <section id={anchor} className="border-b border-line">
      <Container className="pt-14 pb-14 lg:pt-24 lg:pb-20">
        {eyebrow && <Eyebrow text={eyebrow} />}
        <HeadTitle level={level} title={title} className="max-w-[20ch]" />
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-7 lg:col-start-6">
            {text && (
              <p dir="auto" className="text-lead">
                {text}
              </p>
            )}
            <ActionRow actions={actions} className="mt-8" />
            <HeroFigures figures={figures} />
          </div>
        </div>
      </Container>
    </section>
  )
}
