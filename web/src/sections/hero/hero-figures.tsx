import type { Figure } from '@/sections/figure'

/** The first figures, in one line under the buttons. */
export function HeroFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
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
  )
}
