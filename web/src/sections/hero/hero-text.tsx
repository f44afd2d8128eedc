import { ActionRow } from '@/cards/action-button'
import { HeroFigures } from '@/sections/hero/hero-figures'
import type { HeroViewProps } from '@/sections/hero/to-hero'
import { HeadTitle } from '@/sections/page-title'
import { Eyebrow } from '@/ui/section-heading'

type HeroTextProps = Omit<HeroViewProps, 'look' | 'picture' | 'image' | 'anchor'>

/** Title, text, actions and the first figures. */
export function HeroText({ level, eyebrow, title, text, actions, figures }: HeroTextProps) {
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <HeadTitle level={level} title={title} />
      {text && (
        <p dir="auto" className="mt-6 max-w-[38rem] text-lead">
          {text}
        </p>
      )}
      <ActionRow actions={actions} className="mt-8" />
      <HeroFigures figures={figures} />
    </>
  )
}
