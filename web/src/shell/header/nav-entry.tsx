import { TargetLink } from '@/cards/target-link'
import type { Link } from '@/content/action/link'
import { NavLink } from '@/shell/header/current-path'

type NavEntryProps = { link: Link; className: string; plainClassName: string }

/** One entry of a menu: a link with its line of explanation, or plain text without a target. */
export function NavEntry({ link, className, plainClassName }: NavEntryProps) {
  const { label, description, target } = link
  const content = (
    <>
      <span className="block font-semibold">{label}</span>
      {description && (
        <span className="mt-0.5 block text-small font-normal text-ink-mute">{description}</span>
      )}
    </>
  )
  if (target.kind === 'link' && !target.external) {
    return (
      <NavLink href={target.href} className={className}>
        {content}
      </NavLink>
    )
  }
  return (
    <TargetLink target={target} className={className} plainClassName={plainClassName}>
      {content}
    </TargetLink>
  )
}
