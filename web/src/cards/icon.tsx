import type { LucideIcon } from 'lucide-react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import Bitcoin from 'lucide-react/icons/bitcoin'
import BookOpen from 'lucide-react/icons/book-open'
import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import Code from 'lucide-react/icons/code'
import Coins from 'lucide-react/icons/coins'
import Cpu from 'lucide-react/icons/cpu'
import Database from 'lucide-react/icons/database'
import Eye from 'lucide-react/icons/eye'
import FileSearch from 'lucide-react/icons/file-search'
import FileText from 'lucide-react/icons/file-text'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Gavel from 'lucide-react/icons/gavel'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Handshake from 'lucide-react/icons/handshake'
import Headphones from 'lucide-react/icons/headphones'
import Key from 'lucide-react/icons/key'
import Landmark from 'lucide-react/icons/landmark'
import Layers from 'lucide-react/icons/layers'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LineChart from 'lucide-react/icons/line-chart'
import Lock from 'lucide-react/icons/lock'
import MessageSquare from 'lucide-react/icons/message-square'
import Network from 'lucide-react/icons/network'
import Newspaper from 'lucide-react/icons/newspaper'
import Play from 'lucide-react/icons/play'
import Radar from 'lucide-react/icons/radar'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import Share2 from 'lucide-react/icons/share-2'
import Shield from 'lucide-react/icons/shield'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Users from 'lucide-react/icons/users'
import Bank from 'lucide-react/icons/vault'
import Wallet from 'lucide-react/icons/wallet'
import Zap from 'lucide-react/icons/zap'
import type { Card } from '@/content/sanity/types.gen'

export type IconName = NonNullable<Card['icon']>

const icons = {
  'badge-check': BadgeCheck,
  bank: Bank,
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
  fingerprint: Fingerprint,
  gavel: Gavel,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  headphones: Headphones,
  key: Key,
  landmark: Landmark,
  layers: Layers,
  'life-buoy': LifeBuoy,
  'line-chart': LineChart,
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
} satisfies Record<IconName, LucideIcon>

type IconProps = { name: IconName; className?: string }

/** An icon from the editors' list. It repeats what its text says, so it is hidden from readers. */
export function Icon({ name, className }: IconProps) {
  const Drawing = icons[name]
  return <Drawing className={className} strokeWidth={1.5} aria-hidden="true" />
}
