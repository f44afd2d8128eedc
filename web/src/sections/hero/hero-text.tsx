import { ActionRow } from '@/cards/action-button'
import type { HeroProps } from '@/sections/hero/to-hero'
import { Eyebrow } from '@/ui/section-heading'

type HeroTextProps = Omit<HeroProps, 'picture' | 'image' | 'anchor'>

/** Title, text, actions and the first figures. */
export function HeroText({ eyebrow, title, text, actions, figures }: HeroTextProps) {
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow} />}
      <h1 className="display text-ink">{title}</h1>
      {text && <p className="mt-6 max-w-[38rem] text-lead">{text}</p>}
      <ActionRow actions={actions} className="mt-8" />
      {figures.length > 0 && (
        <dl className="mt-12 grid max-w-[38rem] grid-cols-3 gap-x-4 border-t border-line pt-6 sm:gap-x-6">
          {figures.map(({ key, value, label, note }) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-small">
                <span className="block font-semibold text-ink">{label}</span>
                {note && <span className="block text-micro text-ink-mute">{note}</span>}
              </dt>
              <dd className="figure mb-1.5 text-[clamp(1.625rem,1.4rem+1vw,2.25rem)] text-ink">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
