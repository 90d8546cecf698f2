import type { FastifyInstance } from 'fastify';
import type { TaxiContext } from './context.ts';
import { taxiAccountRoutes } from './account/routes.ts';
import { openBookingDesk } from './booking/bookingDesk.ts';
import { taxiBookingRoutes } from './booking/routes.ts';
import { taxiFareRoutes } from './fares/routes.ts';
import { taxiSessionRoutes } from './signIn/routes.ts';
import { openSignInDesk } from './signIn/signInDesk.ts';
import { taxiVisitRoutes } from './visits/routes.ts';

/** The taxi service. None of its answers is kept by a browser or a proxy. */
export function taxiRoutes(app: FastifyInstance, context: TaxiContext) {
  void app.register((scope, _options, done) => {
    scope.addHook('onSend', (_request, reply, payload, sent) => {
      void reply.header('cache-control', 'no-store');
      sent(null, payload);
    });
    taxiFareRoutes(scope, context);
    const [signIn, bookings] = [openSignInDesk(context, app.log), openBookingDesk(context)];
    taxiSessionRoutes(scope, context, signIn);
    taxiAccountRoutes(scope, context);
    taxiBookingRoutes(scope, context, bookings);
    taxiVisitRoutes(scope, context, { signIn, bookings });
    done();
  });
}
