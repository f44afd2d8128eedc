import { stegaClean } from '@sanity/client/stega'
import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { type Target, toAction } from '@/content/objects/action'
import { toPrice } from '@/content/objects/price'
import { ActionButton } from '@/documents/action-button'
import { signupHref } from '@/lib/routes'
import { Costs } from '@/sections/plans/costs'
import { costsOf } from '@/sections/plans/costs-of'
import { fittingPlan } from '@/sections/plans/plan-costs'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

type PlansProps = SectionProps<'plans'>

/**
 * A price list: one ruled sheet, with the plan standing out of it that fits the volume, or that has a tag. As a half, its
 * calculator is in the head of the page.
 */
export function Plans({
  isHalf,
  product,
  plans,
  note,
  anchor,
  eyebrow,
  title,
  text,
  ...props
}: PlansProps) {
  // Those of a page that has none, or is not published.
  if (plans.length === 0) return null
  const costs = costsOf({ plans, ...props })
  const raised = costs ? fittingPlan(costs.plans, costs.volume) : plans.findIndex(({ tag }) => tag)
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        text={text}
        layout="split"
        className="mb-6 sm:mb-10"
      />
      {costs && !isHalf && (
        <Costs {...costs} className="mb-4 sm:mb-6 lg:mb-12 lg:grid-cols-[4fr_8fr] lg:p-8" />
      )}
      <ul className="grid rounded-lg border border-line bg-paper lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[repeat(4,auto)]">
        {plans.map((plan, index) => (
          <PlanColumn key={plan._key} {...plan} product={product} isRaised={index === raised} />
        ))}
      </ul>
      {note && <p className="mt-6 max-w-3xl text-small text-ink-mute lg:mt-10">{note}</p>}
    </Band>
  )
}

type PlanColumnProps = PlansProps['plans'][number] & { product: string; isRaised: boolean }

/**
 * One plan. Its four parts share their rows with its neighbors', so that prices are aligned. The calculator raises
 * another one by its class.
 */
function PlanColumn(props: PlanColumnProps) {
  const { product, name, audience, unit, tag, features, isRaised } = props
  const price = toPrice(props.price)
  const action = toAction(props.action)
  return (
    <li
      className={clsx(
        'plan flex flex-col border-line px-5 py-4 max-lg:border-b max-lg:last:border-b-0 sm:p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:border-l lg:p-8 lg:first:border-l-0',
        isRaised && 'on-night',
      )}
      data-plan=""
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {name && <h3 className="title-m text-ink in-[.on-night]:text-on-night">{name}</h3>}
          {tag && (
            <span
              {...sourceOf(name, 'tag')}
              className="rounded-sm border px-2 py-1 text-micro font-semibold tracking-wide text-ink in-[.on-night]:text-on-night"
            >
              {tag}
            </span>
          )}
        </div>
        {audience && <p className="mt-1.5 text-small">{audience}</p>}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 pt-2 sm:block sm:pt-7">
        {price && (
          <span
            {...(price.amount !== undefined && sourceOf(name, 'price.amount'))}
            className="figure block text-ink in-[.on-night]:text-on-night"
          >
            {price.text}
          </span>
        )}
        {price && unit && (
          <span {...sourceOf(name, 'unit')} className="block text-small sm:mt-2">
            {unit}
          </span>
        )}
      </p>
      <div className="mt-1 sm:mt-6 lg:mt-10">
        {features.length > 0 && (
          <PhoneFold label="What it includes">
            <ul className="border-line in-[.on-night]:border-night-line sm:border-t">
              {features.map((feature) => (
                <li
                  key={feature}
                  className="border-b border-line py-2.5 text-ink in-[.on-night]:border-night-line in-[.on-night]:text-on-night"
                >
                  {feature}
                </li>
              ))}
            </ul>
          </PhoneFold>
        )}
      </div>
      {action && (
        <div className="mt-auto pt-3 sm:pt-7">
          <ActionButton
            action={{
              ...action,
              target: withPlan(action.target, stegaClean(`${product} ${name}`)),
            }}
            context={{ plan: stegaClean(name) }}
            className="w-full"
          />
        </div>
      )}
    </li>
  )
}

/** The sign-up is told which plan was chosen. */
function withPlan(target: Target, plan: string): Target {
  return target.kind === 'link' && target.href === signupHref()
    ? { ...target, href: signupHref(plan) }
    : target
}
