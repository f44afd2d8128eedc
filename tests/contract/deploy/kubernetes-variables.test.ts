import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { parseEnv } from '../../../web/src/env.ts'
import { BUILD_VARIABLES, SECRET_VARIABLES, siteVariables } from '../../../web/src/env-schema.ts'
import { readImage, serverOf } from '../../support/kubernetes/one-machine.ts'
import {
  dataOf,
  KUBERNETES,
  kubectl,
  mainContainer,
  podsOf,
  render,
} from '../../support/kubernetes/render.ts'

const read = (path: string) => readFileSync(join(KUBERNETES, path), 'utf8')

/** Next sets the first itself; a database file in a container would be lost. */
const NOT_FOR_CONTAINERS = ['NEXT_PHASE', 'LEADS_DATABASE']

describe.skipIf(!kubectl)('variables on Kubernetes', () => {
  const base = kubectl ? render('base') : []
  const pods = podsOf(base)
  const web = serverOf('chainlantern-web')
  const secretsOf = (name: string) =>
    (mainContainer(pods, name).env ?? []).flatMap((each) => {
      const { secretKeyRef } = each.valueFrom ?? {}
      return secretKeyRef ? [{ ...secretKeyRef, variable: each.name }] : []
    })

  test('each variable that the site reads when it starts comes from the ConfigMap or the Secret', () => {
    const wanted = Object.keys(siteVariables).filter(
      (name) => !BUILD_VARIABLES.has(name) && !NOT_FOR_CONTAINERS.includes(name),
    )
    const secrets = secretsOf('web')
    const plain = Object.keys(dataOf(base, 'web'))
    expect([...plain, ...secrets.map(({ variable }) => variable)].toSorted()).toEqual(
      wanted.toSorted(),
    )
    expect(secrets.map(({ variable }) => variable).toSorted()).toEqual(
      wanted.filter((name) => SECRET_VARIABLES.has(name)).toSorted(),
    )
    for (const name of NOT_FOR_CONTAINERS) expect(read('README.md')).toContain(`\`${name}\``)
  })

  test('the ConfigMap has the defaults of the site, and the number of proxies of the compose file', () => {
    const { LEADS_TRUSTED_PROXIES, LOG_FORMAT, ...others } = dataOf(base, 'web')
    expect(parseEnv(others)).toEqual(parseEnv({}))
    expect(LOG_FORMAT).toBe('json')
    expect(web.environment.LEADS_TRUSTED_PROXIES).toContain(`:-${LEADS_TRUSTED_PROXIES}}`)
  })

  test('a secret that the compose file requires is required, and the example names each without a value', () => {
    const environment = web.environment
    const optional = secretsOf('web').filter((each) => each.optional)
    for (const { variable, key, optional } of secretsOf('web')) {
      expect(key).toBe(variable)
      const given = environment[variable] ?? ''
      expect([variable, optional ?? false]).toEqual([
        variable,
        given === '' || given.endsWith(':-}'),
      ])
    }
    expect(optional.length).toBeGreaterThan(0)
    const lines = read('overlays/example/secrets.env.example').match(/^[^#].*$/gm)
    expect(lines).toEqual(secretsOf('web').map(({ key }) => `${key}=`))
    for (const job of ['migrate', 'backup']) {
      expect(secretsOf(job).map(({ key }) => key)).toEqual(['LEADS_DATABASE_URL'])
    }
  })

  test('nginx gets each variable of its configuration from its image or the ConfigMap', () => {
    const template = readFileSync(join(ROOT, 'scripts/deploy/nginx.conf'), 'utf8')
    const known = new Set([
      ...Object.keys(readImage('scripts/deploy/Containerfile').env),
      ...Object.keys(dataOf(base, 'proxy')),
    ])
    for (const [, name = ''] of template.matchAll(/\$\{([A-Z_]+)\}/g)) expect(known).toContain(name)
    for (const name of Object.keys(serverOf('chainlantern-proxy').environment))
      expect(known).toContain(name)
    const used = [...template.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name]) => name)
    for (const name of Object.keys(dataOf(base, 'proxy'))) expect(used).toContain(name)
  })
})
