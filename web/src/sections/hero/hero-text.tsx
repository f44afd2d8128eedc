import { ActionRow } from '@/cards/action-button'
import { HeroFigures } from '@/sections/hero/hero-figures'
import type { HeroProps } from '@/sections/hero/to-hero'
import { Eyebrow } from '@/ui/section-heading'

type HeroTextProps = Omit<HeroProps, 'look' | 'picture' | 'image' | 'anchor'>

/** Title, text, actions and the first figures. */
export function HeroText({ eyebrow, title, text, actions, figures }: HeroTextProps) {
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <h1 className="display text-ink">{title}</h1>
      {text && <p className="mt-6 max-w-[38rem] text-lead">{text}</p>}
      <ActionRow actions={actions} className="mt-8" />
      <HeroFigures figures={figures} />
    </>
  )
}
