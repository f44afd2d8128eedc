import type { ComponentType } from 'react'
import type { Hero } from '@/content/types.gen'
import { AddressAnswer } from '@/pictures/address-answer'
import { AlertFeed, AlertStream } from '@/pictures/alerts'
import { ApiCall } from '@/pictures/api-call'
import { CaseLanes, CaseWorkspace } from '@/pictures/case-2041/case-pictures'
import { CasePlayer } from '@/pictures/case-2041/case-player'
import { FreezeLetter } from '@/pictures/case-2041/freeze-letter'
import { MixerMatch } from '@/pictures/case-2041/mixer-match'
import { DecisionTrail } from '@/pictures/decision-trail'
import { ExposurePath } from '@/pictures/exposure-path'
import { Holders } from '@/pictures/holders'
import { MarketFlows } from '@/pictures/market-flows'
import { OrderBook } from '@/pictures/order-book'
import { PriceFeed } from '@/pictures/price-feed'
import { ScoreParts } from '@/pictures/score-parts'
import { ScreeningBench } from '@/pictures/screening-bench/bench'
import { ScreeningQueue } from '@/pictures/screening-queue'
import { WashLoop } from '@/pictures/wash-loop'

export type PictureName = NonNullable<Hero['picture']>

export const pictures: Readonly<Record<PictureName, ComponentType>> = {
  'case-workspace': CaseWorkspace,
  'case-player': CasePlayer,
  'risk-score': ScreeningBench,
  'alert-feed': AlertFeed,
  'exposure-path': ExposurePath,
  'api-call': ApiCall,
  'market-flows': MarketFlows,
  holders: Holders,
  'alert-stream': AlertStream,
  'case-lanes': CaseLanes,
  'address-answer': AddressAnswer,
  'price-feed': PriceFeed,
  'order-book': OrderBook,
  'wash-loop': WashLoop,
  'score-parts': ScoreParts,
  'screening-queue': ScreeningQueue,
  'freeze-letter': FreezeLetter,
  'mixer-match': MixerMatch,
  'decision-trail': DecisionTrail,
}

/** The drawing that an editor has selected. */
export function PictureView({ name }: { name: PictureName }) {
  const Picture = pictures[name]
  return <Picture />
}
