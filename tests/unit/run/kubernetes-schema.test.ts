import { describe, expect, test } from 'vitest'
import { schemaFaults } from '../../support/kubernetes/schema.ts'

describe('by the official schemas of Kubernetes', () => {
  test.each([
    ['a misspelt field', { replcas: 2 }, /"replcas"' does not exist/],
    [
      'a misspelt field deep inside',
      { template: { spec: { containers: [{ name: 'a', imagePullPolice: 'Always' }] } } },
      /"imagePullPolice"' does not exist/,
    ],
    ['a wrong type', { replicas: '2' }, /spec\/replicas must be integer/],
    [
      'a value that is no option',
      { template: { spec: { containers: [{ name: 'a', imagePullPolicy: 'Sometimes' }] } } },
      /imagePullPolicy must be equal to one of/,
    ],
    [
      'an amount that is none',
      {
        template: {
          spec: { containers: [{ name: 'a', resources: { limits: { memory: '1 GB' } } }] },
        },
      },
      /memory must match format/,
    ],
    ['a field that is missing', { selector: undefined }, /must have required property selector/],
  ])('%s is refused', (_, change, reason) => {
    const spec = { selector: {}, template: { spec: { containers: [{ name: 'a' }] } }, ...change }
    const object = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'a' }, spec }
    expect(schemaFaults([object]).join('\n')).toMatch(reason)
  })

  test('a kind that does not exist is refused', () => {
    const object = { apiVersion: 'apps/v2', kind: 'Deployment', metadata: { name: 'a' } }
    expect(schemaFaults([object]).length).toBeGreaterThan(0)
  })
})
