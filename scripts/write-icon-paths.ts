import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Card } from '../web/src/content/types.gen.ts'
import { ROOT } from './run/root.ts'

type IconName = NonNullable<Card['icon']>

/** Icons of the schema and their names in lucide-react. */
const COMPONENTS: Record<IconName, keyof typeof icons> = {
  'badge-check': 'BadgeCheck',
  bank: 'Vault',
  bell: 'Bell',
  bitcoin: 'Bitcoin',
  'book-open': 'BookOpen',
  briefcase: 'Briefcase',
  building: 'Building',
  calendar: 'Calendar',
  clock: 'Clock',
  code: 'Code',
  coins: 'Coins',
  cpu: 'Cpu',
  database: 'Database',
  eye: 'Eye',
  'file-search': 'FileSearch',
  'file-text': 'FileText',
  fingerprint: 'FingerprintPattern',
  gavel: 'Gavel',
  globe: 'Globe',
  'graduation-cap': 'GraduationCap',
  handshake: 'Handshake',
  headphones: 'Headphones',
  key: 'Key',
  landmark: 'Landmark',
  layers: 'Layers',
  'life-buoy': 'LifeBuoy',
  'line-chart': 'ChartLine',
  lock: 'Lock',
  'message-square': 'MessageSquare',
  network: 'Network',
  newspaper: 'Newspaper',
  play: 'Play',
  radar: 'Radar',
  route: 'Route',
  scale: 'Scale',
  search: 'Search',
  server: 'Server',
  'share-2': 'Share2',
  shield: 'Shield',
  'shield-check': 'ShieldCheck',
  target: 'Target',
  'trending-up': 'TrendingUp',
  'triangle-alert': 'TriangleExclamationPoint',
  users: 'Users',
  wallet: 'Wallet',
  zap: 'Zap',
}

/** The generated module; the Studio's icon list imports it, too. */
export const ICON_MODULE = 'web/src/ui/icon-paths.gen.ts'

/** The source of the module with the icon paths. */
export function iconPathsModule(): string {
  const lines = Object.entries(COMPONENTS).map(([name, component]) => {
    const path = svgPath(renderToStaticMarkup(createElement(icons[component])))
    return `  ${/\W/.test(name) ? `'${name}'` : name}: '${path}',\n`
  })
  return `// Written by \`npm run types\`.\n\nexport const ICON_PATHS = {\n${lines.join('')}} as const\n`
}

/** All shapes of an icon as one path. */
function svgPath(svg: string): string {
  const shapes = svg.matchAll(/<(?!svg)(\w+) ([^>]*)>/g)
  const path = [...shapes]
    .map(([, tag = '', text = '']) => shapePath(tag, attributesIn(text)))
    .join('')
  // A hundredth of a unit is a hundredth of a pixel, and pages have these paths in their HTML.
  return path.replace(/(\.\d\d)\d+/g, '$1')
}

type Attributes = Readonly<Record<string, string>>

function attributesIn(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

function shapePath(tag: string, attributes: Attributes): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // A relative first move would start at the end of the previous shape.
      return String(attributes.d ?? '').replace(/^m/, 'M0 0m')
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}Z`
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'rect':
      return roundedBox(at('x'), at('y'), at('width'), at('height'), at('rx'))
    default:
      throw new Error(`An icon contains <${tag}>, which has no path`)
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 1 `
  return `M${cx - rx} ${cy}${half}${2 * rx} 0${half}${-2 * rx} 0`
}

function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  )
}

if (import.meta.main) writeFileSync(join(ROOT, ICON_MODULE), iconPathsModule())
