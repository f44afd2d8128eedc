import type { DialogName, Look } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import { DialogTrigger } from '@/leads/client/dialog-trigger'
import { dialogForms } from '@/leads/forms/forms.gen'
import { buttonClass } from '@/ui/button'
import { CodePanel } from '@/ui/code/code-panel'
import { CodeTabs } from '@/ui/code/code-tabs'
import { FactList } from '@/ui/fact-list'
import { LevelBadge } from '@/ui/level-badge'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'
import { TagList } from '@/ui/tag-list'
import { Exhibit, Exhibits } from './exhibit'
import { FieldExhibits } from './field-exhibits'

const LOOKS: Look[] = ['primary', 'secondary', 'quiet']
const home = { kind: 'link', href: '/', external: false } as const

export function Controls() {
  return (
    <Exhibits id="controls" title="controls">
      <Exhibit name="Buttons" inset>
        <Buttons />
      </Exhibit>
      <div className="on-night bg-night text-on-night-soft">
        <Exhibit name="Buttons on ink" inset>
          <Buttons />
        </Exhibit>
      </div>
      <Exhibit name="Dialogs, by the button that opens each" inset>
        <div className="flex flex-wrap gap-3">
          {(Object.keys(dialogForms) as DialogName[]).map((dialog) => (
            <DialogTrigger key={dialog} dialog={dialog} className={buttonClass('secondary')}>
              {dialog}
            </DialogTrigger>
          ))}
        </div>
      </Exhibit>
      <FieldExhibits />
      <Exhibit name="Section heading, stacked and split" inset>
        <div className="grid gap-y-12">
          <SectionHeading eyebrow="Eyebrow" title="A stacked heading" text="Its text is below." />
          <SectionHeading
            layout="split"
            eyebrow="Eyebrow"
            title="A split heading"
            text="Its text is beside the title where there is room."
          />
        </div>
      </Exhibit>
      <Exhibit name="Tags, levels, points and facts" inset>
        <div className="grid gap-10 lg:grid-cols-3">
          <div>
            <TagList tags={['Compliance', 'Mixers', 'DeFi']} className="mb-6" />
            <div className="flex flex-wrap gap-3">
              <LevelBadge text="High" bars={3} tone="risk" />
              <LevelBadge text="Medium" bars={2} tone="lantern" />
              <LevelBadge text="Low" bars={1} tone="safe" />
            </div>
          </div>
          <Points points={['Evidence for each step', 'Sources that a court accepts']} />
          <FactList
            facts={[
              { name: 'Location', value: 'London' },
              { name: 'Starts', value: 'October 1, 2025' },
            ]}
          />
        </div>
      </Exhibit>
      <Exhibit name="Code and tabs" inset>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
          <CodePanel
            code="curl https://api.chainlantern.example"
            language="bash"
            label="One panel"
          />
          <CodeTabs
            label="Two languages"
            tabs={[
              { key: 'a', title: 'First', panel: <p className="p-5 text-on-night">One</p> },
              { key: 'b', title: 'Second', panel: <p className="p-5 text-on-night">Two</p> },
            ]}
          />
        </div>
      </Exhibit>
    </Exhibits>
  )
}

/** Each look as a link and as a disabled button, and an action without target. */
function Buttons() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {LOOKS.map((look) => (
        <ActionButton key={look} action={{ label: `A ${look} link`, look, target: home }} />
      ))}
      {LOOKS.slice(0, 2).map((look) => (
        <button key={look} type="button" disabled className={buttonClass(look)}>
          {`Disabled ${look}`}
        </button>
      ))}
      <ActionButton
        action={{ label: 'Without a target', look: 'primary', target: { kind: 'none' } }}
      />
    </div>
  )
}
