import type { Place } from '../validation/words'
import { frame } from './picture-words'

/** The labels of the pictures that draw a call of the API; their data has a field in each line. */
export const apiPictureWords = {
  apiCall: {
    title: 'API call',
    words: {
      ...frame(
        'POST /v1/screen/address',
        '200 · 47 ms',
        'A call to the screening API with an address and a blockchain, and its response: a risk score of 87, the level high and the version of the labels.',
      ),
      request: [
        'Request, a field in each line',
        'address: "0x9c1f…d70e"\nblockchain: "ethereum"\ncheck_sanctions: true\nrisk_assessment: true',
      ],
      answer: [
        'Answer, a field in each line',
        'risk_score: 87\nrisk_level: "high"\nlabels_version: "2026-10-14"',
      ],
    },
  },
  addressAnswer: {
    title: 'Address and what is known of it',
    words: {
      ...frame(
        'GET /v1/address/0xe3b0…4f88',
        '200 · 38 ms',
        'A call to the data API for one address, and its answer in two parts. From the chain: balance, number of transactions, first seen. From us: the entity it belongs to, its category, confidence, source, and the version of the labels.',
      ),
      chain: ['Above the data of the chain', 'The chain says'],
      answer: [
        'Data of the chain, a field in each line',
        'address: "0xe3b0…4f88"\nblockchain: "ethereum"\nbalance: "96.12"\ntransactions: 1184\nfirst_seen: "2024-11-06"',
      ],
      known: ['Above our data', 'What we know about it'],
      labels: [
        'Our data, a field in each line',
        'entity: "Millstone Exchange"\ncategory: "exchange/deposit"\nconfidence: "confirmed"\nsource: "test deposit"\nlabels_version: "2026-10-14"',
      ],
    },
  },
} satisfies Record<string, Place>
