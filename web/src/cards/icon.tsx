import clsx from 'clsx'
import * as badgeCheck from 'lucide-react/icons/badge-check'
import * as bell from 'lucide-react/icons/bell'
import * as bitcoin from 'lucide-react/icons/bitcoin'
import * as bookOpen from 'lucide-react/icons/book-open'
import * as briefcase from 'lucide-react/icons/briefcase'
import * as building from 'lucide-react/icons/building'
import * as calendar from 'lucide-react/icons/calendar'
import * as lineChart from 'lucide-react/icons/chart-line'
import * as clock from 'lucide-react/icons/clock'
import * as code from 'lucide-react/icons/code'
import * as coins from 'lucide-react/icons/coins'
import * as cpu from 'lucide-react/icons/cpu'
import * as database from 'lucide-react/icons/database'
import * as eye from 'lucide-react/icons/eye'
import * as fileSearch from 'lucide-react/icons/file-search'
import * as fileText from 'lucide-react/icons/file-text'
import * as fingerprint from 'lucide-react/icons/fingerprint-pattern'
import * as gavel from 'lucide-react/icons/gavel'
import * as globe from 'lucide-react/icons/globe'
import * as graduationCap from 'lucide-react/icons/graduation-cap'
import * as handshake from 'lucide-react/icons/handshake'
import * as headphones from 'lucide-react/icons/headphones'
import * as key from 'lucide-react/icons/key'
import * as landmark from 'lucide-react/icons/landmark'
import * as layers from 'lucide-react/icons/layers'
import * as lifeBuoy from 'lucide-react/icons/life-buoy'
import * as lock from 'lucide-react/icons/lock'
import * as messageSquare from 'lucide-react/icons/message-square'
import * as network from 'lucide-react/icons/network'
import * as newspaper from 'lucide-react/icons/newspaper'
import * as play from 'lucide-react/icons/play'
import * as radar from 'lucide-react/icons/radar'
import * as route from 'lucide-react/icons/route'
import * as scale from 'lucide-react/icons/scale'
import * as search from 'lucide-react/icons/search'
import * as server from 'lucide-react/icons/server'
import * as share2 from 'lucide-react/icons/share-2'
import * as shield from 'lucide-react/icons/shield'
import * as shieldCheck from 'lucide-react/icons/shield-check'
import * as target from 'lucide-react/icons/target'
import * as trendingUp from 'lucide-react/icons/trending-up'
import * as triangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import * as users from 'lucide-react/icons/users'
import * as bank from 'lucide-react/icons/vault'
import * as wallet from 'lucide-react/icons/wallet'
import * as zap from 'lucide-react/icons/zap'
import { type IconModule, iconPath } from '@/cards/icon-path'
import type { Card } from '@/content/sanity/types.gen'

export type IconName = NonNullable<Card['icon']>

export const icons = {
  'badge-check': badgeCheck,
  bank,
  bell,
  bitcoin,
  'book-open': bookOpen,
  briefcase,
  building,
  calendar,
  clock,
  code,
  coins,
  cpu,
  database,
  eye,
  'file-search': fileSearch,
  'file-text': fileText,
  fingerprint,
  gavel,
  globe,
  'graduation-cap': graduationCap,
  handshake,
  headphones,
  key,
  landmark,
  layers,
  'life-buoy': lifeBuoy,
  'line-chart': lineChart,
  lock,
  'message-square': messageSquare,
  network,
  newspaper,
  play,
  radar,
  route,
  scale,
  search,
  server,
  'share-2': share2,
  shield,
  'shield-check': shieldCheck,
  target,
  'trending-up': trendingUp,
  'triangle-alert': triangleAlert,
  users,
  wallet,
  zap,
} satisfies Record<IconName, IconModule>

/** Drawn by ourselves, in one line each: the library's own components would run in the browser too. */
const paths = Object.fromEntries(
  Object.entries(icons).map(([name, icon]) => [name, iconPath(icon)]),
) as Record<IconName, string>

type IconProps = { name: IconName; className?: string }

/** An icon from the editors' list. It repeats what its text says, so it is hidden from readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={clsx('line-icon', className)} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
