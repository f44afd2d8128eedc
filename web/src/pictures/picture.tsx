import type { ComponentType } from 'react'
import type { Hero } from '@/content/sanity/types.gen'
import { AddressAnswer } from '@/pictures/address-answer'
import { AlertFeed } from '@/pictures/alert-feed'
import { AlertStream } from '@/pictures/alert-stream'
import { ApiCall } from '@/pictures/api-call'
import { CaseLanes } from '@/pictures/case-lanes'
import { CaseWorkspace } from '@/pictures/case-workspace'
import { MarketFlows } from '@/pictures/market-flows'
import { OrderBook } from '@/pictures/order-book'
import { PriceFeed } from '@/pictures/price-feed'
import { RiskScore } from '@/pictures/risk-score'
import { ScreeningQueue } from '@/pictures/screening-queue'
import { Timeline } from '@/pictures/timeline'
import { TracedGraph } from '@/pictures/traced-graph/traced-graph'
import { WashLoop } from '@/pictures/wash-loop'

export type PictureName = NonNullable<Hero['picture']>

const pictures = {
  'traced-graph': TracedGraph,
  'case-workspace': CaseWorkspace,
  'risk-score': RiskScore,
  'alert-feed': AlertFeed,
  timeline: Timeline,
  'api-call': ApiCall,
  'market-flows': MarketFlows,
  'alert-stream': AlertStream,
  'case-lanes': CaseLanes,
  'address-answer': AddressAnswer,
  'price-feed': PriceFeed,
  'order-book': OrderBook,
  'wash-loop': WashLoop,
  'screening-queue': ScreeningQueue,
} satisfies Record<PictureName, ComponentType>

/** The drawing that an editor has chosen. */
export function PictureView({ name }: { name: PictureName }) {
  const Drawing = pictures[name]
  return <Drawing />
}
