import { ReportCover } from '@/documents/report/report-cover'
import { PictureView, pictures } from '@/pictures/picture'
import { Icon } from '@/ui/icon'
import { ICON_PATHS } from '@/ui/icon-paths.gen'
import { Exhibit, Exhibits } from './exhibit'

/** The keys of an object, which TypeScript widens to `string`. */
const namesOf = <Name extends string>(record: Record<Name, unknown>) =>
  Object.keys(record) as Name[]

export function Icons() {
  return (
    <Exhibits id="icons" title="icons">
      <Exhibit name={`${namesOf(ICON_PATHS).length} icons`} inset>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
          {namesOf(ICON_PATHS).map((name) => (
            <li key={name} className="flex items-center gap-3 text-small text-ink">
              <Icon name={name} className="size-8 shrink-0 text-lantern-deep" />
              {name}
            </li>
          ))}
        </ul>
      </Exhibit>
    </Exhibits>
  )
}

const COVERS = ['flows', 'tiles', 'pools', 'meridians'] as const

/** Every picture that the site draws itself. */
export function Pictures() {
  return (
    <Exhibits id="pictures" title="pictures">
      {namesOf(pictures).map((name) => (
        <Exhibit key={name} name={name} inset>
          <div className="mx-auto max-w-3xl">
            <PictureView name={name} />
          </div>
        </Exhibit>
      ))}
      <Exhibit name="Report covers" inset>
        <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          {COVERS.map((cover) => (
            <li key={cover}>
              <ReportCover title={cover} category="Crime" published="October 2025" cover={cover} />
            </li>
          ))}
        </ul>
      </Exhibit>
    </Exhibits>
  )
}

const COLORS = [
  '--color-paper',
  '--color-paper-sunk',
  '--color-paper-deep',
  '--color-line',
  '--color-line-strong',
  '--color-ink',
  '--color-ink-soft',
  '--color-ink-mute',
  '--color-night',
  '--color-night-raised',
  '--color-night-line',
  '--color-night-dim',
  '--color-on-night',
  '--color-on-night-soft',
  '--color-lantern',
  '--color-lantern-bright',
  '--color-lantern-deep',
  '--color-lantern-wash',
  '--color-risk',
  '--color-risk-wash',
  '--color-safe',
  '--color-safe-wash',
]

export function Palette() {
  return (
    <Exhibits id="palette" title="palette">
      <Exhibit name="Colors" inset>
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-4">
          {COLORS.map((color) => (
            <li key={color} className="text-small text-ink">
              <span
                className="mb-2 block aspect-video rounded-md border border-line forced-color-adjust-none"
                style={{ background: `var(${color})` }}
              />
              {color.replace('--color-', '')}
            </li>
          ))}
        </ul>
      </Exhibit>
    </Exhibits>
  )
}
