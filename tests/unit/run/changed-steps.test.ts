import { expect, test } from 'vitest'
import { changedSteps as stepsFor } from '../../../scripts/checks/changed-steps.ts'
import { readModuleUsers } from '../../../scripts/checks/module-users.ts'
import { STEPS } from '../../../scripts/checks/steps.ts'

const users = readModuleUsers()
const changedSteps = (changed: string[]) => stepsFor(changed, users)
const namesFor = (...changed: string[]) => changedSteps(changed).steps.map(({ name }) => name)

test('a section’s component is tried on pages that show it', () => {
  const { steps, leftOut } = changedSteps(['web/src/sections/faq/faq.tsx'])
  const browser = steps.find(({ name }) => name === 'browser')
  expect(browser?.args).toContain('browser/every-route')
  expect(browser?.env?.ROUTES).toMatch(/^\/[\w/-]+(,\/[\w/-]+){3}$/)
  const unit = steps.find(({ name }) => name === 'unit')
  expect(unit?.args).toContain('unit/web/section-looks.test.ts')
  expect(unit?.args).not.toContain('unit/leads/guards.test.ts')
  expect(leftOut).toContain('contract')
  expect(leftOut.join()).toMatch(/browser: all but every-route at \//)
})

test('a page of the developers needs neither a build nor types', () => {
  expect(namesFor('scripts/docs/content.md')).toEqual(['spelling', 'unit'])
})

test('a component of all pages is tried on all routes', () => {
  const { steps } = changedSteps(['web/src/ui/button.tsx'])
  const browser = steps.find(({ name }) => name === 'browser')
  expect(browser?.args).toContain('browser/every-route')
  expect(browser?.env).toBeUndefined()
})

test('code that no test imports runs the tests of the built site', () => {
  expect(namesFor('web/src/app/api/revalidate/route.ts')).toEqual(
    expect.arrayContaining(['build', 'contract', 'integration-web']),
  )
  expect(namesFor('studio/structure/pages.ts')).toEqual(
    expect.arrayContaining(['browser, editing', 'browser, editing alone']),
  )
})

test('a changed test runs, and nothing that it does not need', () => {
  const names = namesFor('tests/unit/leads/guards.test.ts')
  expect(names).toContain('unit')
  expect(names).not.toContain('build')
})

test.each([
  'package-lock.json',
  'web/package.json',
  'scripts/lake/package.json',
  'tests/vitest.config.ts',
])('%s concerns all steps', (path) => {
  expect(changedSteps([path])).toEqual({ steps: STEPS, leftOut: [] })
})

test('without a change no step runs', () => {
  expect(namesFor()).toEqual([])
})

test('a deleted file is not given to a program', () => {
  const { steps } = changedSteps(['web/src/sections/faq/deleted.tsx'])
  expect(steps.flatMap(({ args }) => args)).not.toContain('web/src/sections/faq/deleted.tsx')
})
