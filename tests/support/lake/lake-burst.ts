import { writeSync } from 'node:fs'
import { Dataset } from '../../../scripts/lake/dataset/dataset.ts'

// Writes to the dataset in argv[2] until it is killed; prints the number of each acknowledged transaction.
const dataset = Dataset.open({ name: 'burst', projectId: 'lake', file: String(process.argv[2]) })
dataset.mutate([{ createIfNotExists: { _id: 'counter', _type: 'counter', n: 0 } }], {
  identity: 'x',
})

for (let n = 1; ; n += 1) {
  const transactionId = `burst-${n}`
  dataset.mutate(
    [{ patch: { id: 'counter', set: { n } } }, { create: { _id: `item-${n}`, _type: 'item', n } }],
    { identity: 'x', transactionId },
  )
  writeSync(1, `${n}\n`)
}
