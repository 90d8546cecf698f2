-- Walking times follow from the map's walking graph.
drop table walking_times;
delete from meta where key in ('seed:walking_times', 'seeded:walking_times');
