import { ActionRow } from '@/cards/action-button'
import { HeroFigures } from '@/sections/hero/hero-figures'
import type { HeroProps } from '@/sections/hero/to-hero'
import { Container } from '@/ui/container'
import { Eyebrow } from '@/ui/section-heading'

/** No picture: the title has the page's width, what follows stands under its second half. */
export function PlainHero({ eyebrow, title, text, actions, figures, anchor }: HeroProps) {
  return (
    <section id={anchor} className="border-b border-line">
      <Container className="pt-14 pb-14 lg:pt-24 lg:pb-20">
        {eyebrow && <Eyebrow text={eyebrow} />}
        <h1 className="display max-w-[20ch] text-ink">{title}</h1>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-12">
          <div className="lg:col-span-7 lg:col-start-6">
            {text && <p className="text-lead">{text}</p>}
            <ActionRow actions={actions} className="mt-8" />
            <HeroFigures figures={figures} />
          </div>
        </div>
      </Container>
    </section>
  )
}
