/**
 * Lets the role `gateway` have what gateways share, where there is such a role: who made the database makes it, since that needs
 * more rights than the API has. Done after each migration, so that it may come later.
 */
export const grantToGateways = `
  do $$ begin
    if exists (select from pg_roles where rolname = 'gateway') then
      grant select, insert on shared_secrets to gateway;
      grant select, insert, delete on operator_sessions to gateway;
    end if;
  end $$`;
