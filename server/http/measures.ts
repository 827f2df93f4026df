/** What Prometheus may read at /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Measures = ReturnType<typeof newMeasures>;

export function newMeasures() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    rooms: new Gauge({ name: 'bottega_tables_open', help: 'Tables in memory', registers }),
    tables: new Gauge({ name: 'bottega_tables', help: 'All tables by status, counted at most once a minute', labelNames: ['status'], registers }),
    sockets: new Gauge({ name: 'bottega_sockets', help: 'WebSocket connections', registers }),
    entries: new Counter({ name: 'bottega_entries_total', help: 'Entries written or read from other processes', registers }),
    groups: new Histogram({ name: 'bottega_commit_entries', help: 'Entries in one transaction', buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500], registers }),
    messages: new Counter({ name: 'bottega_messages_total', help: 'WebSocket messages that came in', registers }),
    refusals: new Counter({ name: 'bottega_refusals_total', help: 'Refusals by code', labelNames: ['code'], registers }),
    faults: new Counter({ name: 'bottega_faults_total', help: 'Faults on our side', registers }),
    bots: new Counter({ name: 'bottega_bot_faults_total', help: 'Bots that failed or hung and were replaced', registers }),
    notices: new Counter({
      name: 'bottega_notices_total',
      help: 'Messages to people who are away, by channel and how it went',
      labelNames: ['kind', 'how'],
      registers,
    }),
    requests: new Histogram({
      name: 'bottega_request_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  };
}
