import { readTestSite } from '../../sites/read-site';
import { listStandInOrigins } from './stand-in-origins';

/** Where the test sites expect their provider, which is the stand-in: `http://127.0.0.1:4180`. */
export const providerOrigin = listStandInOrigins(readTestSite('specification').text)[0] ?? '';
