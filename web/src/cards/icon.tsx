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
import { iconPath } from '@/cards/icon-path'
import type { Card } from '@/content/sanity/types.gen'

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
