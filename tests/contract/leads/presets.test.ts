import type { ValidationContext } from 'sanity'
import { expect, test } from 'vitest'
import type { dialogForms } from '@/leads/forms/forms.gen'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { checkPresets, presetFields } from '../../../studio/schema/validation/presets'
import { objectsOfType } from '../../support/seed-text.ts'
import { SPEC_ROUTES } from '../../support/spec-routes.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const preset = seedDocuments.flatMap((document) =>
  objectsOfType(document, 'action').flatMap((action) =>
    action.presets ? [[document._id, String(action.label), action] as const] : [],
  ),
)

test('the seed has buttons with presets', () => {
  expect(preset.length).toBeGreaterThan(20)
})

test.each(preset)('%s, %s: the form knows every preset', async (_, __, action) => {
  const context = { parent: action } as unknown as ValidationContext
  expect(await checkPresets(action.presets, context)).toBe(true)
})

const pageAt = visitRoutes(SPEC_ROUTES)

/** The site's dialog buttons, with the presets that each passes. */
const buttons = () =>
  SPEC_ROUTES.flatMap((path) =>
    pageAt(path)
      .main.querySelectorAll('button[data-dialog]')
      .map((button) => ({
        path,
        label: button.text.trim(),
        dialog: button.getAttribute('data-dialog') as keyof typeof dialogForms,
        context: JSON.parse(button.getAttribute('data-context') ?? '{}') as Record<string, string>,
        isInPlan: button.closest('#plans') !== null,
      })),
  )

test('every button passes only fields of its form', async () => {
  const unknown: string[] = []
  for (const { path, label, dialog, context, isInPlan } of buttons()) {
    const known = (await presetFields(dialog)).map(({ name }) => name)
    // A plan passes its name to any form; the support form does not ask for plans.
    const names = Object.keys(context).filter((name) => !(isInPlan && name === 'plan'))
    const lost = names.filter((name) => !known.includes(name))
    if (lost.length > 0) unknown.push(`${path}, ${label}: ${dialog} does not know ${lost}`)
  }
  expect(unknown).toEqual([])
})

test('reports and plans are passed to the forms that ask for them', () => {
  const silent = buttons().filter(
    ({ dialog, context, isInPlan }) =>
      (dialog === 'report-download' && !context.report) ||
      (dialog === 'sales-inquiry' && isInPlan && !(context.plan && context.topic === 'plan')),
  )
  expect(silent).toEqual([])
})

/** What a button's label announces, and the dialogs that it may open. */
const DESKS: [label: RegExp, dialogs: string[]][] = [
  [/sales|assessment|(business|compliance) team|custom research|choose/i, ['sales-inquiry']],
  [/briefing|workshop|training|presentation|analysis call|consultation/i, ['briefing-request']],
  [/free investigation/i, ['free-investigation']],
  [/demo\b/i, ['personal-demo', 'demo-video']],
]

test('no button for buyers opens the form for victims', () => {
  const asking = buttons().filter(({ dialog }) => dialog !== 'recording-request')
  const wrong = asking.flatMap(({ path, label, dialog }) => {
    const desk = DESKS.find(([words]) => words.test(label))
    return desk && !desk[1].includes(dialog) ? [`${path}, ${label}: ${dialog}`] : []
  })
  expect(wrong).toEqual([])
  const labels = asking
    .filter(({ dialog }) => dialog === 'free-investigation')
    .map((each) => each.label)
  expect(new Set(labels)).toEqual(new Set(['Free Investigation Request']))
})
