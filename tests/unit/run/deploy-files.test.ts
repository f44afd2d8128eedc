import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BUILD_VARIABLES, siteVariables } from '@/env-schema'
import { ROOT } from '../../../scripts/run/root.ts'

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
    for (const name of template.filter((each) => !given.includes(each)))
      expect(compose).toMatch(new RegExp(`^ +${name}: `, 'm'))
  })

  test('the image of the site takes each variable that pages contain as an argument', () => {
    const wanted = [...BUILD_VARIABLES].filter((name) => !/_(PORT|DIR|LISTEN)$/.test(name))
    const site = read('web/Containerfile')
    const stages = site.split(/^FROM /m).slice(1)
    for (const stage of ['sources AS build', 'runtime AS web']) {
      const text = stages.find((each) => each.startsWith(`${stage}\n`)) ?? ''
      const taken = Array.from(text.matchAll(/^ARG ([A-Z_]+)/gm), ([, name = '']) => name)
      expect(taken.toSorted()).toEqual(wanted.toSorted())
    }
    for (const name of wanted) expect(site).toContain(`${name}=\${${name}}`)
  })

  test('the images’ user may read what a checkout with a strict umask has copied into them', () => {
    const stages = `${proxy}\n${read('web/Containerfile')}`.split(/^FROM /m).slice(1)
    const copying = stages.filter((stage) => /^COPY (?!--|\S*package\.json )/m.test(stage))
    expect(proxy).not.toMatch(/^COPY (?!--chmod)/m)
    expect(copying.length).toBe(2)
    for (const stage of copying) expect(stage).toMatch(/^RUN chmod -R go\+rX \*\.json scripts/m)
  })

  test('each variable of the example of an env file is one of the site or of the recipe', () => {
    const example = names(read('scripts/deploy/production.env.example'), /^([A-Z_]+)=/gm)
    const known = [...Object.keys(siteVariables), ...names(compose, /\$\{([A-Z_]+)/g)]
    expect(example.length).toBeGreaterThan(10)
    expect(example.filter((name) => !known.includes(name))).toEqual([])
  })
})
