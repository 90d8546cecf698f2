import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '@opentelemetry/api';

/** Traces of what the gateway does, for an OpenTelemetry collector. */
export interface Tracing {
  /** Does a part of a request's work in a span of its own, of which the work may note something. */
  within<T>(
    request: FastifyRequest,
    name: string,
    work: (note: (attributes: Record<string, string>) => void) => Promise<T>,
  ): Promise<T>;
}

const withoutTraces: Tracing = { within: (_request, _name, work) => work(() => undefined) };

/**
 * Sends a span for each request to a collector, and one for each page that is rendered, under the trace of who asks
 * (`traceparent`). Without an endpoint nothing of OpenTelemetry is loaded.
 * @param endpoint base address of an OTLP collector over HTTP, as OTEL_EXPORTER_OTLP_ENDPOINT names it.
 */
export async function traceRequests(
  app: FastifyInstance,
  endpoint: string | null,
  attributes: (request: FastifyRequest, reply: FastifyReply) => Record<string, string | number>,
): Promise<Tracing> {
  if (!endpoint) return withoutTraces;
  const [api, core, { OTLPTraceExporter }, { resourceFromAttributes }, base, node] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, defaultTextMapGetter } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new node.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'eldorado-gateway' }),
    spanProcessors: [new base.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('gateway');
  const propagator = new core.W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    spans.set(
      request,
      tracer.startSpan(`${request.method} request`, { kind: SpanKind.SERVER }, parent),
    );
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttributes(attributes(request, reply));
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  // What was not sent yet goes before the gateway ends.
  app.addHook('onClose', () => provider.shutdown());

  return {
    async within(request, name, work) {
      const parent = spans.get(request);
      const span = tracer.startSpan(
        name,
        {},
        parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
      );
      try {
        return await work((noted) => span.setAttributes(noted));
      } catch (error) {
        span.recordException(error instanceof Error ? error : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  };
}
