import clsx from 'clsx'
import { formatAmount } from '@/lib/format-amount'
import {
  type CountedPlan,
  costOf,
  fittingPlan,
  isBelowMinimum,
  isTied,
  isVolume,
  MAX_VOLUME,
} from '@/sections/plans/plan-costs'

export type CostTableProps = {
  plans: readonly CountedPlan[]
  volume: number
  /** What is counted, in the plural. */
  unit: string
}

/** What each plan costs a month at a volume, and which one fits. Drawn on the server, then by the calculator. */
export function CostTable({ plans, volume, unit }: CostTableProps) {
  const fitting = fittingPlan(plans, volume)
  return (
    <table className="w-full">
      <caption className="pb-2 text-start text-small">
        {`Cost a month at ${counted(volume, unit)}`}
      </caption>
      <tbody>
        {plans.map((plan, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plans may have one name
          <tr key={index} className="border-t border-line sm:h-17">
            <th
              scope="row"
              className="py-3 pr-4 text-start font-semibold wrap-anywhere text-ink sm:py-1"
            >
              {`${plan.name} `}
              {index === fitting && (
                <mark className="inline-block sm:ml-2 rounded-sm bg-lantern px-2 py-1 text-micro text-ink min-[22rem]:whitespace-nowrap forced-colors:border">
                  The plan that fits
                </mark>
              )}
              {index === fitting && isTied(plans, fitting, volume) && (
                <span className="block text-small font-normal text-ink-soft">
                  same price, includes more
                </span>
              )}
              {isBelowMinimum(plan, volume) && (
                <span className="block text-small font-normal text-ink-soft">
                  {`billed as ${written(plan.minimum)}, the minimum`}
                </span>
              )}
            </th>
            <td
              className={clsx(
                'text-right',
                costOf(plan, volume).is !== 'short' && 'min-[22rem]:whitespace-nowrap',
              )}
            >
              {costOf(plan, volume).is === 'cost' ? (
                <span
                  className={clsx('text-ink tabular', index === fitting ? 'title-l' : 'title-m')}
                >
                  {costText(plan, volume)}
                </span>
              ) : (
                costText(plan, volume)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The card of the plan that fits stands out. */
export function raise(input: HTMLInputElement, { plans }: CostTableProps, volume: number): void {
  const fitting = fittingPlan(plans, volume)
  const cards = input.closest('section')?.querySelectorAll('[data-plan]') ?? []
  for (const [index, card] of [...cards].entries())
    card.classList.toggle('on-night', index === fitting)
}

type Answer = { volume?: number; said: string }

/** What a visitor typed as a volume, and the answer as a sentence. */
export function answer({ plans, unit }: CostTableProps, typed: string): Answer {
  const volume = toVolume(typed)
  if (!isVolume(volume)) return { said: `Enter a whole number from 1 to ${written(MAX_VOLUME)}.` }
  const plan = plans[fittingPlan(plans, volume)]
  const cost = plan && costText(plan, volume)
  return { volume, said: plan ? `${plan.name} fits ${counted(volume, unit)}: ${cost}.` : '' }
}

/** Also characters without a width, which come with what is pasted. */
const SPACES = /[\s'’_\p{Cf}]/gu
/** The digits of Arabic and Persian keyboards; the other forms of digits are changed by NFKC. */
const EASTERN = /[٠-٩۰-۹]/g
/** Groups of three, by commas or by points. */
const GROUPED = /^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/
const SHORT = /^(\d+(?:[.,]\d+)?)(k|m|thousand|million)$/i

/** A volume as people write it: “200,000”, “200 000”, “200.000”, “200k”. NaN if it could mean anything else. */
export function toVolume(typed: string): number {
  const text = typed
    .normalize('NFKC')
    .replace(SPACES, '')
    .replace(EASTERN, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replaceAll('٬', ',')
    .replace(/^[~≈]/, '')
    // As copied from a sheet: 200,000.00, 200.000,00.
    .replace(/\.00$|(?<=\.\d{3}),00$/, '')
  if (GROUPED.test(text)) return Number(text.replace(/[.,]/g, ''))
  const [, amount, unit] = SHORT.exec(text) ?? []
  if (amount && unit)
    return Math.round(Number(amount.replace(',', '.')) * (/^[kt]/i.test(unit) ? 1e3 : 1e6))
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

/** Writes the number that is being typed with its thousands apart; the caret stays behind the same digit. */
export function separateThousands(input: HTMLInputElement, inputType?: string): void {
  if (!/^[\d,\s]+$/.test(input.value)) return
  const isDeleted = inputType?.startsWith('delete')
  // “1,5” becomes “1,5k”.
  if (!isDeleted && /,\d{0,2}$/.test(input.value)) return
  const digits = input.value.replace(/\D/g, '')
  const after = input.value.slice(input.selectionEnd ?? 0).replace(/\D/g, '').length
  input.value = digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
  let caret = input.value.length
  for (let left = after; left > 0; caret--) if (input.value[caret - 1] !== ',') left--
  // Or the next Backspace deletes the comma again.
  if (inputType === 'deleteContentBackward' && input.value[caret - 1] === ',') caret--
  input.setSelectionRange(caret, caret)
}

const counted = (volume: number, unit: string) =>
  `${written(volume)} ${volume === 1 ? unit.replace(/s$/, '') : unit}`

const written = (number: number) => number.toLocaleString('en-US')

function costText(plan: CountedPlan, volume: number): string {
  const cost = costOf(plan, volume)
  if (cost.is === 'sales') return 'Contact sales'
  if (cost.is === 'short')
    return plan.included === undefined
      ? `Up to ${written(plan.maximum ?? 0)}`
      : `Includes ${written(plan.included)}: not enough`
  // From a dollar on in whole cents.
  const amount = cost.amount < 1 ? cost.amount : Math.round(cost.amount * 100) / 100
  return formatAmount(amount, plan.currency ?? 'USD')
}
