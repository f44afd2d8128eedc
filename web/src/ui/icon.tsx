import clsx from 'clsx'
import {
  BadgeCheck,
  Bell,
  Bitcoin,
  BookOpen,
  Briefcase,
  Building,
  Calendar,
  ChartLine,
  Clock,
  Code,
  Coins,
  Cpu,
  Database,
  Eye,
  FileSearch,
  FileText,
  FingerprintPattern,
  Gavel,
  Globe,
  GraduationCap,
  Handshake,
  Headphones,
  type IconNode,
  Key,
  Landmark,
  Layers,
  LifeBuoy,
  Lock,
  MessageSquare,
  Network,
  Newspaper,
  Play,
  Radar,
  Route,
  Scale,
  Search,
  Server,
  Share2,
  Shield,
  ShieldCheck,
  Target,
  TrendingUp,
  TriangleAlert,
  Users,
  Vault,
  Wallet,
  Zap,
} from 'lucide'
import type { Card } from '@/sanity/types.gen'

export type IconName = NonNullable<Card['icon']>

export const icons = {
  'badge-check': BadgeCheck,
  bank: Vault,
  bell: Bell,
  bitcoin: Bitcoin,
  'book-open': BookOpen,
  briefcase: Briefcase,
  building: Building,
  calendar: Calendar,
  clock: Clock,
  code: Code,
  coins: Coins,
  cpu: Cpu,
  database: Database,
  eye: Eye,
  'file-search': FileSearch,
  'file-text': FileText,
  fingerprint: FingerprintPattern,
  gavel: Gavel,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  headphones: Headphones,
  key: Key,
  landmark: Landmark,
  layers: Layers,
  'life-buoy': LifeBuoy,
  'line-chart': ChartLine,
  lock: Lock,
  'message-square': MessageSquare,
  network: Network,
  newspaper: Newspaper,
  play: Play,
  radar: Radar,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server,
  'share-2': Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  target: Target,
  'trending-up': TrendingUp,
  'triangle-alert': TriangleAlert,
  users: Users,
  wallet: Wallet,
  zap: Zap,
} satisfies Record<IconName, IconNode>

/** In one line each. The library for React has the same drawings, but its components would come along to the browser. */
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

type Attributes = IconNode[number][1]

/** All shapes of an icon as one path. */
export function iconPath(icon: IconNode): string {
  return icon.map(([tag, attributes]) => pathOf(tag, attributes)).join('')
}

function pathOf(tag: string, attributes: Attributes): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // A first move may be relative: to where the shape before it ended, unless told otherwise.
      return String(attributes.d ?? '').replace(/^m/, 'M0 0m')
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}Z`
    case 'circle':
      return roundedBox(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'), at('r'))
    case 'ellipse':
      return `M${at('cx') - at('rx')} ${at('cy')}a${at('rx')} ${at('ry')} 0 1 0 ${2 * at('rx')} 0a${at('rx')} ${at('ry')} 0 1 0 ${-2 * at('rx')} 0`
    case 'rect':
      return roundedBox(at('x'), at('y'), at('width'), at('height'), at('rx'))
    default:
      throw new Error(`The icon library draws with <${tag}>, which icons here cannot`)
  }
}

/** A circle is a box whose corners meet. */
function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  )
}
