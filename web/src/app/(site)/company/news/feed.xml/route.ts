import { feedResponse } from '@/site/feed'

export const GET = () => feedResponse('company/news')
