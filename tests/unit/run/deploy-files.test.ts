import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withVariables } from '../../../scripts/generate/deploy-variables.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { BUILD_VARIABLES, siteVariables } from '../../../web/src/env-schema.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const names = (text: string, pattern: RegExp) =>
  [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))].toSorted()

describe('what the images are built and started with', () => {
  const template = names(read('scripts/deploy/nginx.conf'), /\$\{([A-Z_]+)\}/g)
  const proxy = read('scripts/deploy/Containerfile')
  const compose = read('scripts/deploy/compose.yaml')

  test('the image of nginx fills in each variable of its configuration, and no other', () => {
    const [, filled = ''] = /envsubst '([^']*)'/.exec(proxy) ?? []
    expect(names(filled, /\$([A-Z_]+)/g)).toEqual(template)
  })

  test('the image or the compose file sets each of them', () => {
    const [, set = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(proxy) ?? []
    const given = names(set, /([A-Z_]+)=/g)
    for (const name of template.filter((each) => !given.includes(each))) {
      expect(compose).toMatch(new RegExp(`^ +${name}: `, 'm'))
    }
  })

  test('the image of the site takes each variable that pages contain as an argument', () => {
    const wanted = [...BUILD_VARIABLES].filter((name) => !/_(PORT|DIR|LISTEN)$/.test(name))
    const site = read('web/Containerfile')
    const stages = site.split(/^FROM /m).slice(1)
    for (const stage of ['sources AS build', 'scratch AS web']) {
      const text = stages.find((each) => each.startsWith(`${stage}\n`)) ?? ''
      const taken = Array.from(text.matchAll(/^ARG ([A-Z_]+)/gm), ([, name = '']) => name)
      expect(taken.toSorted()).toEqual(wanted.toSorted())
    }
    for (const name of wanted) expect(site).toContain(`${name}=\${${name}}`)
  })

  test('the web servers are passed everything that the site can be told when it starts', () => {
    const [site = ''] = compose.split('\nservices:')
    const passed = names(site, /^ {4}([A-Z_]+): \$\{\1:/gm)
    // Set in the image, or used without containers.
    const elsewhere = new Set([...BUILD_VARIABLES, 'LEADS_DATABASE'])
    const known = Object.keys(siteVariables).filter((name) => !elsewhere.has(name))
    expect(passed).toEqual(known.toSorted())
    expect(withVariables(compose)).toBe(compose)
  })

  test('no image has a secret among its arguments', () => {
    for (const path of ['web/Containerfile', 'scripts/deploy/Containerfile']) {
      expect(read(path)).not.toMatch(/^(ARG|ENV) .*(TOKEN|SECRET|PASSWORD)/m)
    }
  })
})
